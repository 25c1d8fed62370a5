# The command line and the game in the terminal.

cli-unknown-game = Não existe o jogo “{ $game }” no terminal. Experimente classic, super, skemind, bulls-and-cows, custom ou numble.
cli-unknown-code-game = “{ $game }” não é um jogo de código. Use classic, super, skemind, bulls-and-cows ou custom.
cli-no-json = Uma partida no terminal não tem JSON; retire --json.
cli-only-custom = Só o jogo “custom” aceita --pegs, --symbols, --no-repeats, --attempts e --seconds; “{ $game }” tem valores próprios.
cli-unknown-bot = Não existe o bot “{ $bot }”. Use { $bots }.
cli-solo-with-bot = Uma partida solo não tem adversário. Retire --bot, acrescente --watch ou escolha outro --mode.
cli-numble-mode = O Numble joga-se com --mode solo ou --mode versus (contra um bot).
cli-only-code = O Numble não aceita --pegs, --symbols, --no-repeats, --attempts, --seconds, --pace nem --practice.
cli-only-numble = Só o Numble aceita --date, --unlimited e --hard.
cli-watch-solo = --watch é para ver um bot jogar sozinho; retire --mode.

replay-finished = Partida terminada.
replay-unfinished = Partida não terminada.
replay-rows = Entradas reproduzidas: { $replayed } de { $rows }. Hash { $hash }
replay-none = Ainda não há partida terminada; indique um arquivo.
replay-dealt = { $turn ->
    [0] Rodada { $round }: { $secret }
   *[other] Rodada { $round }, vez { $turn }: { $secret }
}
replay-proof = Nonce { $nonce }, compromisso { $commitment }

fair-holds = O compromisso confere: é este o segredo para o qual foi feito.
fair-broken = O compromisso não confere: o jogo, a rodada, a vez, o segredo ou o nonce não é aquele para o qual foi feito.
fair-unknown-game = Não existe o jogo “{ $game }”. Use { $games }.
fair-digits = “{ $text }” não tem 64 dígitos hexadecimais.

play-pledged = O segredo está definido; o compromisso começa por { $commitment }.
play-resumed = A sua última partida foi retomada.
play-next = Pressione Enter para continuar.
play-again = Jogar de novo? (Enter: sim, Esc: não)
play-give-up = Desistir? (Enter: sim, Esc: não)
play-left = Partida gravada. Para continuar, abra o mesmo jogo de novo.
play-aside = A sua partida inacabada ficou em { $file }
play-time-up = O tempo acabou.
play-finished-file = Partida gravada em { $file }
play-no-hint = Esta partida não tem dicas.
play-keys = Enter verificar · Backspace apagar · ? ajuda · ! desistir · Esc salvar e sair
play-keys-next = Enter próximo palpite · Esc salvar e sair
play-keys-hints = Enter verificar · Backspace apagar · ? dica · ! desistir · Esc salvar e sair
play-help = Escreva o palpite e pressione Enter. Exato (●): na posição certa. Deslocado (○): existe, mas em outra posição.
word-space = espaço
word-you = você
play-against = contra { $bot }
play-watched = quem joga: { $bot }
play-seconds-left = tempo restante: { $seconds } s

code-tries-left = { $left ->
    [0] sem mais palpites
    [one] resta { $left } palpite
   *[other] restam { $left } palpites
}
code-guess = Coloque { $length } símbolos e pressione Enter.
code-set = Defina um código de { $length } símbolos para o adversário descobrir.
code-answer = Responda ao último palpite: exatos, depois deslocados, por exemplo 1 2. Para corrigir a resposta ao palpite 2, escreva #2 0 1.
code-answer-form = Escreva dois números, exatos e deslocados, por exemplo 1 2. Para corrigir a resposta ao palpite 2, escreva #2 0 1.
code-clash = Já não há código possível. Respostas em conflito: { $answers }. Corrija uma com #número, por exemplo #2 0 1.
code-rival-guessed = Palpite do adversário: { $exact ->
    [0] { $exact } exatos
    [one] { $exact } exato
   *[other] { $exact } exatos
}, { $misplaced ->
    [0] { $misplaced } deslocados
    [one] { $misplaced } deslocado
   *[other] { $misplaced } deslocados
}.
code-rival-won = { $guesses ->
    [one] O adversário ganhou com { $guesses } palpite.
   *[other] O adversário ganhou com { $guesses } palpites.
}
code-tie = Empate.
code-solved = Resolvido em { $guesses ->
    [one] { $guesses } palpite
   *[other] { $guesses } palpites
}.
code-solved-points = Resolvido em { $guesses ->
    [one] { $guesses } palpite
   *[other] { $guesses } palpites
}. { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
code-lost = Não foi desta vez. O código era { $code }.
code-lost-points = Não foi desta vez. O código era { $code }. { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
code-broken = { $guesses ->
    [one] O seu código foi descoberto em { $guesses } palpite.
   *[other] O seu código foi descoberto em { $guesses } palpites.
}
code-kept = O seu código não foi descoberto.
code-no-repeats = sem repetição
code-none-set = Nenhum código foi definido a tempo.
code-legend = ● exato (preto)   ○ deslocado (branco)
code-legend-skemind = ● exato (branco)   ○ deslocado (cinza)
code-legend-bulls = ● exato (touro)   ○ deslocado (vaca)

numble-daily = N.º { $number }, { $date }
numble-guess = Escreva uma equação, como 12+34=46, e pressione Enter.
numble-legend = ● posição certa   ○ outra posição   (sem marca) ausente   ␣ é um espaço
numble-hard-on = modo difícil
numble-unlimited = ilimitado
numble-help = Dois números de 1 a 3 algarismos, um dos sinais + - * /, = e o resultado, sempre inteiro. Os espaços também são posições e entram sozinhos.
numble-hard-ok = ok
numble-rival = { $bot }: { $guesses ->
    [one] { $guesses } palpite
   *[other] { $guesses } palpites
}
numble-rival-won = O adversário foi melhor.
numble-tie = Empate.
numble-solved = { $guesses ->
    [one] Resolvido em { $guesses } palpite.
   *[other] Resolvido em { $guesses } palpites.
}
numble-lost = Não foi desta vez. A equação está acima.
numble-figures = Partidas: { $played }, vitórias: { $won }, sequência: { $streak }, maior sequência: { $longest }.
numble-number = Os desafios são numerados a partir de 1.
numble-line = Linha { $line }:
numble-after-end = Linha { $line }: há um palpite depois do fim da partida.
numble-unfinished = A partida não terminou: não foi resolvida nem chegou a { $most } palpites.

## The solver

solver-total = { $total } palpites para { $codes } códigos, { $average } em média, { $worst } no máximo.
solver-proven = Provado: não existe nada melhor.
solver-reached = Alcançado, não provado. Nenhuma estratégia fica abaixo de { $bound }.
solver-best-known = A melhor estratégia conhecida aqui; não se sabe se existe uma melhor.
solver-too-large = { $codes } códigos são demais para uma prova; no máximo, { $most }. A julgar pelas provas menores, levaria { $time }. Experimente prove --beam.
solver-too-large-beyond = { $codes } códigos são demais para uma prova; no máximo, { $most }. A julgar pelas provas menores, levaria { $time }.
solver-days = { $days ->
    [one] cerca de { $days } dia
   *[other] cerca de { $days } dias
}
solver-years = { $years ->
    [one] cerca de { $years } ano
   *[other] cerca de { $years } anos
}
solver-ages = mais de um milhão de anos
solver-too-large-at-all = { $codes } códigos são demais aqui; no máximo, { $most }.
solver-no-strategy = Provado: não existe tal estratégia.
solver-stopped = Busca interrompida antes de encontrar uma estratégia.
solver-numble-strategies = O Numble tem as estratégias entropy, parts e optimal.
solver-valid = O certificado é válido: a estratégia foi reproduzida com todos os códigos.
solver-progress = { $bar } pelo menos { $bound }, encontrado { $reached }, faltam cerca de { $left }
next-form = “{ $found }” não é um palpite com a sua resposta. Escreva assim: RRBB:1,1.
next-too-long = É possível examinar no máximo 32 respostas.
next-clash = Nenhum código serve para estas respostas. Respostas em conflito: { $answers }.

## The coach

coach-only-code = O treinador só conhece jogos de código; esta partida é de “{ $game }”.
coach-unfinished = A partida não terminou; o treinador só fala no fim.
coach-seat = Lugar { $seat }

## O servidor

serve-address-used = { $address } já está em uso: outro programa, ou outro Cluehouse, escuta nesse endereço. Encerre-o ou escolha outra porta com { $option }, por exemplo { $option } 127.0.0.1:8081.
serve-cannot-listen = Não é possível escutar em { $address }: { $why }. Escolha outro endereço com { $option }.
serve-data-busy = Outro Cluehouse está usando os dados de { $data }. Encerre-o primeiro ou indique outra pasta com --data.
serve-bad-url = “{ $url }” não é um endereço como https://jogos.example.org. Ali as páginas usam HTTPS e começam na raiz.
serve-bad-log = “{ $log }” não é um filtro de log. Use error, warn, info, debug ou trace, ou pares como warn,cluehouse_server=debug.
serve-lan = Abra um destes endereços na mesma rede ou escaneie o código.
serve-lan-unknown = Não foi possível encontrar o endereço desta máquina na rede. Indique-o com --listen, por exemplo --listen 192.168.0.7:8080, para que os outros possam entrar.
serve-plain = É HTTP sem criptografia: qualquer pessoa na rede pode ler o que é enviado, por isso não há contas aqui. Para a internet, coloque na frente um proxy com certificado e indique o endereço dele com --public-url.

## A administração

admin-busy = Outro processo está usando os dados de { $data } e não responde. Se um servidor estiver iniciando ou encerrando ali, tente de novo daqui a pouco; para restaurar, encerre-o primeiro.
admin-no-data = Não há dados em { $about }. Indique a pasta deles com --data.
admin-data-there = Já há dados em { $about }, e eles nunca são sobrescritos. Mova-os ou indique outra pasta com --data.
admin-no-room = Nenhuma sala aberta tem o código { $about }.
admin-no-race = Nenhuma corrida tem o identificador { $about }.
admin-no-pack = Ninguém trouxe um pacote { $about }.
admin-pack-played = Uma sala aberta joga com o pacote { $about }; packs mostra o código dela. Feche-a antes.
admin-not-whom = “{ $about }” não é o identificador de uma pessoa nem um endereço de rede.
admin-no-person = Ninguém tem o identificador { $about }.
admin-not-banned = { $about } não está com o acesso bloqueado.
admin-file-there = { $about } já existe. Indique um arquivo novo.
admin-restored = Os dados de { $data } foram restaurados a partir de { $file }.
admin-closed = A sala { $about } está fechada.
admin-race-closed = A corrida { $about } está encerrada e já não aparece na lista.
admin-pack-dropped = O pacote { $about } foi removido.
admin-unbanned = { $about } pode entrar de novo.
admin-ban-over = { $about } teve o acesso bloqueado, e o bloqueio já acabou.
admin-backed-up = Tudo foi copiado para { $about }.
admin-whole = Os dados de { $about } estão íntegros.
admin-damaged = Os dados de { $about } estão danificados: { $why }
admin-rooms-none = Nenhuma sala está aberta.
admin-rooms-more = { $more ->
    [one] … e mais uma.
   *[other] … e mais { $more }.
}
admin-room = { $code }: { $public ->
    [yes] pública
   *[other] só com código
}, aberta em { $created }, última atividade em { $active }
admin-room-people = { $code }: { $public ->
    [yes] pública
   *[other] só com código
}, { $people ->
    [0] ninguém presente
    [one] uma pessoa presente
   *[other] { $people } pessoas presentes
}, aberta em { $created }, última atividade em { $active }
admin-room-empty = Ninguém entrou nesta sala.
admin-member-from = { $name }: { $person }, on-line a partir de { $addresses }
admin-member-here = { $name }: { $person }, on-line
admin-member-away = { $name }: { $person }, off-line
admin-races-none = Não há nenhuma corrida.
admin-race = { $id }: “{ $title }”, { $entry }, { $public ->
    [yes] pública
   *[other] só com link
}, de { $opens } a { $closes }, { $entries ->
    [0] nenhuma participação
    [one] uma participação
   *[other] { $entries } participações
}, organizada por { $host }
admin-race-no-host = { $id }: “{ $title }”, { $entry }, { $public ->
    [yes] pública
   *[other] só com link
}, de { $opens } a { $closes }, { $entries ->
    [0] nenhuma participação
    [one] uma participação
   *[other] { $entries } participações
}
admin-pack = { $id }: { $kind ->
    [words] palavras para desenhar
   *[other] perguntas
}, { $bytes } kB, { $guest ->
    [yes] de um convidado
   *[other] de uma conta
} { $bringer }, { $created }, { $lists ->
    [0] em nenhuma lista
    [one] em uma lista
   *[other] em { $lists } listas
}, { $matches ->
    [0] em nenhuma partida guardada
    [one] em uma partida guardada
   *[other] em { $matches } partidas guardadas
}
admin-pack-no-bringer = { $id }: { $kind ->
    [words] palavras para desenhar
   *[other] perguntas
}, { $bytes } kB, { $guest ->
    [yes] de um convidado
   *[other] de uma conta
}, { $created }, { $lists ->
    [0] em nenhuma lista
    [one] em uma lista
   *[other] em { $lists } listas
}, { $matches ->
    [0] em nenhuma partida guardada
    [one] em uma partida guardada
   *[other] em { $matches } partidas guardadas
}
admin-pack-rooms = em jogo em { $rooms }
admin-packs-sum = Os pacotes ocupam { $bytes } MB de { $most } MB; os de convidados, { $guests } MB de { $share } MB.
admin-bans-none = Ninguém está com o acesso bloqueado.
admin-ban = { $whom }: acesso bloqueado de { $since } até { $until }.
admin-ban-for-good = { $whom }: acesso bloqueado desde { $since }, sem prazo.
admin-verified = { $matches ->
    [0] Nenhuma partida oficial para reproduzir
    [one] Uma partida oficial reproduzida
   *[other] { $matches } partidas oficiais reproduzidas
}; { $wrong ->
    [0] todos os resultados estão certos.
    [one] um resultado está errado.
   *[other] { $wrong } resultados estão errados.
}
admin-struck = As partidas com resultado errado agora estão fora das classificações.
admin-put-back = { $matches ->
    [one] Uma partida retirada está certa e de volta às classificações.
   *[other] { $matches } partidas retiradas estão certas e de volta às classificações.
}
admin-right-again = { $matches ->
    [one] Uma partida retirada está certa; --strike a devolve.
   *[other] { $matches } partidas retiradas estão certas; --strike as devolve.
}
admin-unreadable = não pode ser reproduzida: { $why }
admin-differs = { $what }: guardado { $stored }, reproduzido { $replayed }
admin-differs-seat = lugar { $seat }, { $what }: guardado { $stored }, reproduzido { $replayed }

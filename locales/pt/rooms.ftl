# As salas: entrar, se preparar, jogar em grupo.

## Entrar

room-title = Sala { $code }
room-join-title = Entrar na sala { $code }
room-join-own = Sua sala { $code } está aberta
room-join-host = { $name } recebe você.
room-join-games = Hoje tem: { $games }
room-people = { $count ->
    [0] Ainda não há ninguém.
    [one] Já há uma pessoa aqui.
   *[other] Já há { $count } pessoas aqui.
}
room-name = Seu nome
room-name-other = Outro nome
room-class-name = Nesta sala a casa dá um nome a você.
room-join-play = Entrar
room-join-watch = Só assistir
room-late-now = Há uma partida em andamento. Você já entra jogando.
room-late-round = Há uma partida em andamento. Você joga a partir da próxima rodada; até lá, assiste.
room-late-never = Há uma partida em andamento. Você assiste até o fim e joga a próxima.
room-coming = Entrando…
room-public = Salas abertas
room-public-none = Nenhuma sala aberta no momento. Crie uma e passe o código aos amigos.
room-host = Criar uma sala
room-come-in = Entrar
room-yours = Suas salas

## Quando não dá para estar na sala

room-gone = Esta sala está fechada, ou nunca houve uma com o código { $code }.
room-gone-next = Peça o código de novo ou crie a sua própria sala.
room-full-title = Esta sala está cheia.
room-full-next = Tente de novo quando alguém tiver saído, ou crie sua própria sala.
room-locked-title = Esta sala está trancada.
room-locked-next = Peça ao anfitrião para abrir e tente de novo.
room-locked-in = Já estou nela
room-kicked = O anfitrião tirou você desta sala.
room-kicked-next = Você pode voltar se os outros concordarem.
room-banned-title = Você não pode mais entrar nesta sala.
room-banned-next = Foi decisão do anfitrião. Outra sala está a um clique.
room-left = Você saiu desta sala.
room-closed-title = Esta sala está fechada.
room-replaced = Você está nesta sala em outra aba ou em outro aparelho.
room-replaced-next = Se continuar aqui, lá o jogo para.
room-use-here = Continuar aqui
room-outdated = Esta página está desatualizada.
room-outdated-next = Recarregue-a; o seu lugar está guardado.
room-again = Tentar de novo
room-home = Início
room-refused-title = A sala disse não.

## A conexão

room-lost = Conexão perdida. Seu lugar e seus pontos estão guardados. Reconectando.
room-lost-for = { $seconds } s
room-offline = Sem conexão com o servidor. O jogo solo continua funcionando.
room-back = A conexão voltou. Nada se perdeu.
room-away = ausente

## Antes da partida

room-code = Código da sala
room-copy-link = Copiar link
room-link-copied = Link copiado.
room-copy-failed = Não foi possível copiar. O endereço é: { $address }
room-show-qr = Mostrar QR
room-hide-qr = Ocultar QR
room-only-here = Só este computador consegue abrir esse endereço. Inicie a casa com --listen 0.0.0.0:8080 e abra-a pelo endereço que ela mostra: assim os celulares da sua rede poderão entrar.
room-qr = Código QR desta sala
room-hide-code = Ocultar o código
room-show-code = Mostrar o código
room-seats = Jogadores
room-ready-count = Prontos: { $ready } de { $all }
room-watching = Assistindo: { $names }
room-you = você
room-is-host = anfitrião
room-is-ready = tudo pronto
room-not-ready = ainda não
room-is-bot = bot
room-ready = Tudo pronto
room-unready = Pensando bem, ainda não
room-you-ready = Da sua parte, tudo pronto.
room-start = Começar (prontos: { $ready } de { $all })
room-start-game = Começar { $game } (prontos: { $ready } de { $all })
room-start-alone = Começar
room-wait-host = { $name } dará a largada.
room-wait-nobody = Esperando um anfitrião.
room-sit = Jogar também
room-watch = Só assistir
room-leave = Sair da sala
room-leave-ask = Sair de vez? O seu lugar fica livre.
room-stay = Ficar
room-add-bot = Adicionar um bot
room-more-of = Opções para { $name }
room-kick = Tirar da sala
room-kick-what = { $name } sai e pode voltar.
room-ban = Banir
room-ban-what = { $name } sai e não pode mais voltar.
room-pass = Passar o comando
room-pass-what = { $name } decide a partir de agora; você continua jogando.
room-mute = Silenciar
room-unmute = Deixar falar
room-mute-what = { $name } não pode escrever no chat.
room-vote = Votar pela expulsão
room-vote-what = { $name } sai se mais da metade quiser.
room-unban = Deixar { $name } voltar
room-tonight = Os jogos
room-change = Mudar…
room-change-done = Pronto
room-add-game = Adicionar um jogo
room-earlier = Jogar antes
room-evening-points = Em cada jogo, o primeiro lugar vale 10 pontos para a noite, o segundo 8, o terceiro 6, e assim por diante.
room-remove-game = Tirar { $game } da lista
room-now-playing = agora
room-next-up = a seguir
room-game-said = { $game }: { $mode }{ $rounds ->
    [one] {""}
   *[other] , { $rounds } rodadas
}
room-house = Regras da casa
room-rule-public = Visível para todos
room-rule-public-about = Qualquer pessoa pode achar a sala e entrar.
room-rule-locked = Trancada
room-rule-locked-about = Não entra mais ninguém. Quem já estava pode sempre voltar.
room-rule-watchers = Permitir espectadores
room-rule-chat = Chat
room-rule-stand-ins = Bots substitutos
room-rule-stand-ins-about = Se alguém some por um minuto, um bot joga no lugar dessa pessoa.
room-rule-host-paced = O anfitrião diz quando continuar
room-rule-class = Turma
room-rule-class-about = A casa dá os nomes, sem conversa, e a sala não aparece na lista.

mode-versus = Corrida
mode-versus-about = Todos procuram o mesmo código ao mesmo tempo. Vence quem usa menos palpites e, em caso de empate, menos tempo.
mode-sprint = Sprint
mode-sprint-about = A rodada acaba assim que alguém descobre.
mode-turns = Por turnos
mode-turns-about = Um só tabuleiro; cada palpite na sua vez.
mode-duel = Duelo
mode-duel-about = Duas pessoas; cada uma define um código para a outra.
pace-normal = Normal
pace-relaxed = × 1,5
pace-double = × 2
pace-untimed = Sem limite
pace-unranked = Só o tempo próprio do jogo pode valer oficialmente; com mais tempo, você joga para si.
setting-no-limit = Sem limite
bot-name-random = Selvagem
bot-name-consistent = Prudente
bot-name-knuth = Firme
bot-name-entropy = Sagaz
bot-name-optimal = Impecável

## Em jogo

room-round = Rodada { $round } de { $rounds }
room-rivals = Os outros
room-finished-count = { $done } de { $all } { $done ->
    [0] terminaram
    [one] terminou
   *[other] terminaram
}
room-rival-guesses = { $count ->
    [0] 0 palpites
    [one] 1 palpite
   *[other] { $count } palpites
}
room-rival-solved = resolvido
room-rival-out = sem palpites
room-rival-gave-up = desistiu
room-rival-set = código definido
room-told-solved = { $name } resolveu em { $tries }.
room-told-done = { $name } terminou.
room-told-turn = É a sua vez.
room-turn-of = Agora joga { $name }
room-set = Definir código
room-set-how = Defina o código que { $name } precisa descobrir.
room-set-secret = Ninguém o vê antes do fim.
room-they-set = Os dois definem seus códigos.
room-set-waits = Esperando o outro código
room-guess-waits = Esperando a conexão
room-is-paused = Pausado pelo anfitrião
room-starts-in = Começa em { $seconds } s
room-next-in = Continua em { $seconds } s
room-waits-for-host = O anfitrião diz quando continuar.
room-part-over = Você terminou. { $count ->
    [one] Uma pessoa ainda está jogando.
   *[other] { $count } pessoas ainda estão jogando.
}
room-part-solved = Resolvido em { $tries }. { $count ->
    [one] Esperando uma pessoa.
   *[other] Esperando { $count } pessoas.
}
room-you-watch = Você está assistindo.
room-watch-now = Você assiste a esta partida e joga a próxima.
room-watch-round = Você assiste a esta rodada e joga a partir da próxima.
room-your-code = Seu código
room-host-panel = Você comanda
room-people-lock = Jogadores e trava
room-pause = Pausar
room-go-on = Retomar
room-skip = Encerrar a rodada
room-more-time = Mais tempo
room-stop = Encerrar a partida
room-stop-ask = Encerrar a partida para todos? Ninguém ganha.
room-advance = Avançar
room-give-up = Desistir
room-tools = Notas

## Resultados

room-won-you = Você ganhou.
room-won = { $name } ganhou.
room-tie = Empate: { $names }
room-nobody = Ninguém ganhou.
room-stopped = O anfitrião encerrou a partida. Ela não conta.
room-standings = Classificação
room-tries = Palpites
room-points = Pontos
room-rematch = Jogar de novo
room-next-game = Próximo: { $game }
room-evening-again = Repetir a noite
room-evening-won = { $count ->
    [one] { $names } ganha a noite.
   *[other] { $names } dividem a noite.
}
room-new-settings = Escolher outro jogo
room-to-lobby = Voltar à sala de espera
room-replay = Rever a partida
room-replay-later = A partida está sendo salva. Tente de novo em um instante.
room-wait-rematch = { $name } escolhe o que vem a seguir.

## Chat

room-chat = Chat
room-chat-empty = Ainda não há mensagens.
room-chat-say = Diga algo
room-chat-send = Enviar
room-chat-watching = entre quem assiste
room-chat-knowing = entre quem já terminou
room-chat-muted = O anfitrião desativou as suas mensagens.

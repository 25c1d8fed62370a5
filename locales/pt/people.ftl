# People and what counts: accounts, profiles, official games, races, boards.

## Who one is

guest = Visitante
me-who = Quem é você
me-guest = Você joga como visitante.
me-guest-named = Você joga como visitante; os outros veem este nome.
me-account = Os outros veem este nome. Ele é só seu.
name-in-rooms = Nome nas salas
name-choose = Escolher um nome
name-change = Mudar o nome
name-missing = Escreva primeiro um nome.
save = Salvar
cancel = Cancelar
people-offline = Não foi possível contatar a casa. Nada foi alterado nem perdido; tente de novo quando a conexão voltar.
people-again = Tentar de novo
statistics-here = Partidas neste aparelho

## An account

claim-title = Manter estas estatísticas em outro aparelho
claim-about = Escolha um nome e uma senha e entre com eles em outro lugar. Nada mais é pedido; por isso, uma senha esquecida não pode ser enviada a você.
account-name = Nome
account-name-about = Os outros o veem, e ele não muda mais.
password = Senha
password-about = Pelo menos 8 caracteres.
password-missing = Escreva primeiro a senha.
password-show = Mostrar
password-show-said = Mostrar a senha
password-hide = Ocultar
password-hide-said = Ocultar a senha
claim-do = Mantê-las
claim-done = Está guardado. A partir de agora você pode entrar em qualquer lugar com seu nome e sua senha.
claim-known = Você já tem um nome?
accounts-none = Aqui não há contas: chega-se a esta casa por uma rede sem criptografia, onde qualquer pessoa poderia ler as senhas. Jogue como visitante; este aparelho se lembra de você.
login = Entrar
login-about = O que você jogou aqui como visitante passa para a conta.
login-already = Você entrou como { $name }.
login-done = Você entrou como { $name }. O que tinha jogado aqui como visitante veio junto.
login-lost = Uma senha esquecida não pode ser enviada a você: a casa não conhece nenhum endereço seu.
login-none = Ainda não tem conta?
login-claim = Escolha um nome e uma senha
account-title = Onde você entrou
session-this = este aparelho
session-seen = Último uso: { $when }
session-end-said = Sair: { $device }
session-ended = Sessão encerrada: { $device }.
session-ended-others = Agora você só continua dentro neste aparelho.
just-now = agora mesmo
logout = Sair
logout-here = Sair aqui
logout-others = Sair de todos os outros
password-change = Mudar a senha
password-old = Senha atual
password-new = Senha nova
password-ends = Em todos os outros lugares a sessão será encerrada.
password-change-do = Mudar
password-changed = A senha foi mudada. Em todos os outros lugares a sessão foi encerrada.
device-on = { $browser } em { $system }
device-unknown = Aparelho desconhecido
sendin-about = { $count ->
    [one] Uma partida está só neste aparelho.
   *[other] { $count } partidas estão só neste aparelho.
} Enviadas, contam nos seus próprios números onde quer que você entre, marcadas como enviadas, e nunca nas classificações.
sendin-do = Enviá-las
sendin-done = Enviadas.

## What is kept

kept-title = O que a casa guarda de você
kept-about = Seu nome, onde você entrou e o que jogou. Você pode levar tudo em um arquivo.
export-everything = Salvar tudo em um arquivo
forget-guest = Esquecer-me aqui
forget-guest-what = A casa esquece você na hora e para sempre. As partidas com outros e os lugares nas classificações ficam, sem o seu nome. Uma sala aberta guarda o seu nome até fechar. As partidas neste aparelho também ficam.
forget-account = Apagar a conta
forget-account-what = Nome, senha e sessões são apagados na hora e para sempre. As partidas com outros e os lugares nas classificações ficam, sem o seu nome. Uma sala aberta guarda o seu nome até fechar. As partidas neste aparelho também ficam.
forget-account-sure = Apagar para sempre
me-logged-out = Você saiu
me-logged-out-what = Suas estatísticas esperam na conta. As partidas neste aparelho continuam aqui.
me-forgotten = Tudo esquecido
me-forgotten-what = A casa não guarda mais nada de você, assim que fecharem as salas em que você estava. As partidas neste aparelho continuam aqui.

## What one has played

profile-none = Ainda não há partidas aqui. As oficiais e as das salas aparecem aqui; as partidas solo ficam neste aparelho.
profile-daily = Numble do dia
profile-origin = Quais partidas
origin-official = Oficiais
origin-casual = Em salas
origin-reported = Enviadas
origin-official-about = Partidas oficiais: o segredo e o relógio eram da casa.
origin-casual-about = Partidas em salas.
origin-reported-about = Partidas jogadas em outro lugar e enviadas.
figures-best = máximo de pontos
figures-fewest = mínimo de palpites
figures-fastest = menor tempo
history-place = Lugar { $place } de { $seats }
history-won = Ganha
history-reported = enviada
history-room = em uma sala
history-sealed = lacrada
history-more = Mostrar mais
official = Oficial

## Leaderboards

boards-games = Jogos
boards-span = Período
span-day = Hoje
span-week = Esta semana
span-month = Este mês
span-all = Desde sempre
boards-about = A melhor partida oficial de cada pessoa. Dias, semanas e meses começam às 00:00 UTC.
boards-none = Ainda não há ninguém nesta classificação. O primeiro lugar está livre.
boards-unknown = Essa classificação não existe.
boards-all = Ver as classificações
boards-place = Lugar
boards-name = Nome
boards-points = Pontos
boards-tries = Palpites
boards-you = você
boards-gone = Alguém que saiu
boards-replay = { $name }: { $result }, { $when }. Rever

## Replays

replay = Rever
replay-of = Rever: { $result }, { $when }
replay-http-sealed-title = Ainda lacrada
replay-http-sealed = O código e a partida se abrem quando a corrida termina.
replay-http-not-found-title = Essa partida não existe
replay-http-not-found = O link pode estar incompleto, ou a partida já não está aqui.
replay-seat = Jogador { $number }
replay-to-room = Voltar à sala { $code }
replay-daily = Numble { $number }
replay-solved = { $name }: resolvido em { $tries }
replay-lost = { $name }: não resolvido
replay-won = { $name } ganhou.
replay-tie = Empate: { $names }
replay-nobody = Ninguém ganhou.
replay-reported = Jogada em outro lugar e enviada
replay-places = Classificação
replay-coach = O que diz a análise
replay-journal = O diário
replay-journal-about = Tudo o que aconteceu, em texto: a semente e cada jogada com sua hora. O comando “cluehouse replay” joga de novo e confere.
replay-journal-save = Salvar o diário
rows-none = Nenhum palpite.

## Fairness

fairness-title = Jogo limpo, com prova
fairness-about = Antes do primeiro palpite, a casa se comprometeu com o segredo por meio de um resumo criptográfico. Agora que está aberto, qualquer pessoa pode calculá-lo de novo.
fairness-where = Dado para
fairness-round = Rodada { $round }
fairness-turn = Rodada { $round }, vez { $turn }
fairness-commitment = Compromisso, dado antes do primeiro palpite
fairness-secret = Segredo
fairness-nonce = Número aleatório
fairness-worked = Calculado nesta página
fairness-check = Verificar
fairness-holds = Confere: este é o segredo para o qual foi feito.
fairness-holds-told = Confere: este é o segredo para o qual foi feito, e o compromisso é o que foi anunciado antes.
fairness-broken = Não confere: o segredo, o número aleatório ou o compromisso não é o que era.
fairness-altered = Não confere: este diário foi alterado, e nada do que ele diz é confiável.
fairness-failed = A verificação não pôde ser feita. Tente de novo.
fairness-none = Nesta partida nada foi prometido que se possa verificar aqui.

## Official games and races

official-title = { $game }, partida oficial
official-server = A casa tem o segredo, o relógio e os pontos. Sem ajuda nem dicas.
official-once = Depois de começar, conta. Sair de vez é desistir.
official-once-daily = Uma só tentativa oficial por dia. Depois de começar, conta, e sair de vez é desistir.
official-once-race = Uma só participação por pessoa. Depois de começar, conta, e sair de vez é desistir.
official-waits = Se a conexão cair ou você fechar a página, a partida espera por você durante dois dias.
official-waits-timed = Se a conexão cair ou você fechar a página, pode voltar, mas o relógio continua correndo.
official-fixed = { $entry ->
    [numble] A equação fica fixada antes do seu primeiro palpite. Depois você pode verificar que nunca mudou.
   *[other] O código fica fixado antes do seu primeiro palpite. Depois você pode verificar que nunca mudou.
}
official-fixed-as = { $entry ->
    [numble] A equação está fixada. Compromisso: { $commitment }
   *[other] O código está fixado. Compromisso: { $commitment }
}
official-begin = Começar
official-not-now = Agora não
official-house = A casa
official-leave = Desistir e sair
official-give-up-ask = Sair é desistir: a partida termina agora e conta como não resolvida. Não há segunda tentativa.
official-result = Resultado
official-replay = Rever
official-place = { $place }.º lugar na tabela.
official-place-best = Na tabela fica uma partida sua melhor, em { $place }.º lugar.
official-place-day = { $place }.º lugar hoje.
official-name = Escolher o nome que os outros veem
official-gone = Não há nenhuma partida oficial aqui.
official-gone-next = Talvez já tenha terminado, ou seja de outra pessoa.
official-over = Esta partida terminou.
official-over-next = Pode ser vista de novo, palpite a palpite.
official-other = Jogar outra coisa
daily-short = Conta para a sua sequência; a oficial está abaixo.
daily-choice = Jogado aqui, o dia conta para a sua sequência e é enviado no fim. Jogado oficialmente, aparece também na tabela de hoje: uma só tentativa, pelo relógio da casa.
daily-offline = Sem conexão. O que você jogar aqui fica guardado, é enviado quando a conexão voltar e conta para a sua sequência, não na tabela.
daily-offline-short = Offline: conta para a sua sequência, não na tabela.
daily-under-way = Sua tentativa oficial está em andamento.
daily-under-way-what = Há só uma por dia, por isso o tabuleiro fica fechado aqui até ela terminar.
daily-played = Você já jogou hoje oficialmente
daily-sending = Enviando para a sua sequência.
daily-sent = Enviado: o dia conta para a sua sequência, não na tabela.
daily-here-only = O dia conta só neste aparelho.
daily-waits = Guardado aqui; é enviado quando a conexão voltar. O dia conta para a sua sequência, não na tabela.
score-title = De onde vêm os pontos
score-exact = Exatos: { $count } × 60
score-misplaced = Deslocados: { $count } × 25
score-solved = Resolvido
score-time = Tempo restante
score-seconds-left = Restam { $seconds } s × 2
score-tries = { $tries ->
    [one] 1 tentativa: { $below } × 50
   *[other] { $tries } tentativas: { $below } × 50
}
score-sum = Pontos
ranking-all = A tabela de sempre
ranking-day = A tabela de hoje
fair-title = Jogo limpo
fair-what = Antes do seu primeiro palpite a casa anotou o segredo e mostrou a você um compromisso: um número que só combina com esse segredo e nada diz sobre ele. No fim os dois são abertos, e qualquer pessoa pode verificar que vão juntos.
fair-commitment = O compromisso
race-entry-in = Sua participação está registrada. Código e classificação abrem às { $time }.
race-entry-in-on = Sua participação está registrada. Código e classificação abrem em { $time }.
race-entry-in-soon = Sua participação está registrada. Código e classificação abrem quando a corrida terminar.
race-to = Ver a corrida
races = Corridas
races-about = O mesmo código para todos, uma participação por pessoa. Código, classificação e partidas abrem quando a corrida termina.
races-open = Abertas
races-coming = Por vir
races-over = Terminadas
races-none = Nenhuma corrida no momento. Anuncie uma, e os amigos entram pelo link.
races-all = Todas as corridas
official-open = Partidas oficiais que esperam por você
race-announce = Anunciar uma corrida
race-name = Como se chama
race-name-missing = Dê primeiro um nome à corrida.
race-game = Jogo
race-opens = Abre
race-closes = Fecha
race-window-wrong = A corrida tem de fechar depois de abrir.
race-whom = Quem a encontra
race-whom-link = Quem tiver o link
race-whom-all = Todas as pessoas
race-login = Entrar ou criar uma conta
race-no-accounts = Não há contas nesta casa; peça uma corrida por link.
race-announce-do = Anunciar
race-announce-not = Agora não
race-both-times = { $local } ({ $utc } UTC)
race-utc = { $time } UTC
race-days-hours = { $days ->
    [one] 1 dia
   *[other] { $days } dias
} { $hours } h
race-opens-in = Abre em { $time }
race-closes-in = Aberta por mais { $time }
race-ending = { $count ->
    [0] Fechada. A classificação abre em instantes.
    [one] Fechada. Uma participação ainda está em jogo.
   *[other] Fechada. { $count } participações ainda estão em jogo.
}
race-over = Esta corrida terminou.
race-entries = { $count ->
    [0] nenhuma participação
    [one] 1 participação
   *[other] { $count } participações
}
race-entered = Participações
race-yours-in = a sua está registrada
race-yours-playing = a sua está em andamento
race-yours-under-way = Sua participação está em andamento.
race-play = Jogar
race-look = Ver
race-enter = Participar
race-rules = O mesmo código para todos, uma participação por pessoa. Primeiro quem resolve em menos tentativas, depois em menos tempo.
race-rules-skemind = O mesmo código para todos, uma participação por pessoa, 180 segundos a partir do seu início. 1000 pontos por resolver, 2 por segundo restante, 50 por tentativa abaixo de onze.
race-ranking = Classificação
race-ties = Em caso de empate: menos tentativas, depois menos tempo, depois quem terminou primeiro.
race-unentered = Ninguém participou, por isso o código continua fechado.
race-missing = Essa corrida não existe
race-missing-what = O link talvez esteja incompleto, ou a corrida terminou há muito tempo.
race-card = Corrida: { $title }
race-until = aberta até { $time }

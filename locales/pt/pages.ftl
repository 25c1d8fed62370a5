## Every page

skip = Ir para o conteúdo principal
menu = Menu
menu-home = Início
menu-games = Todos os jogos
menu-numble = O Numble de hoje
menu-rooms = Salas
menu-races = Corridas
menu-boards = Classificações
menu-me = Você
menu-how = Como jogar
menu-statistics = Estatísticas
menu-settings = Configurações
menu-about = Sobre o Cluehouse
loading = Um momento.
reload = Recarregar
offline = Você está offline. O jogo solo e a análise continuam funcionando.
unkept = Este aparelho não guarda suas partidas: o armazenamento está cheio ou fechado, como em algumas janelas anônimas.
update-ready = Há uma versão nova.
update-now = Recarregar agora
update-later = Depois desta partida
not-found = Esta página não existe
not-found-what = O endereço pode ter um erro de digitação, ou o que estava aqui já não existe.
error-engine = Não foi possível carregar o jogo.
error-engine-what = Suas partidas e configurações continuam aqui. Tente de novo; sem conexão, espere que ela volte.
error-kept-what = O que foi guardado desta partida não pode ser lido no momento. Nada é apagado enquanto você não começar outra.
error-kept-another = Nova partida
error-code = Código do erro: { $code }
error-piece = Não foi possível carregar este elemento. Suas partidas continuam aqui; tente de novo.
error-page = Não foi possível carregar esta página
error-page-what = Suas partidas e configurações continuam aqui. Recarregue a página daqui a pouco.
error-page-offline = Você está offline, e esta página ainda não está neste aparelho. Suas partidas, sim.
retry = Tentar de novo
n-of-m = { $n } de { $m }
more = Mais: { $what }
less = Menos: { $what }

## The front page

front-title = Decifre o código
front-how = Quatro posições, seis cores, dez palpites. Coloque quatro pinos para começar.
front-row = Seu primeiro palpite
front-numble = Jogar o de hoje
front-numble-done = Ver o de hoje
front-games = Todos os jogos da casa
go-on = Continuar
go-on-title = Continuar: { $game }
lately-room = Você está na sala { $code }
go-on-guess = Palpite { $number } de { $of }
go-on-other = Jogar outra coisa
join-title = Entrar em uma sala
join-code = Código da sala
join-placeholder = CÓDIGO
join = Entrar
join-empty = Digite primeiro o código da sala.
join-host = Criar
join-offline = As salas precisam de conexão.
ways-solo-room = Solo, contra um bot ou numa sala
ways-solo-race = Solo ou contra um bot, contra o relógio
ways-daily = Um por dia, ou à vontade
ways-party = Numa sala, com celulares e telão

## Boards

check = Verificar
play = Jogar
undo = Desfazer
tools = Ferramentas
exact = exato
misplaced = deslocado
board-title = { $game }, partida solo
board-title-race = { $game }, corrida contra um bot
board-this-game = Esta partida
board-tries-left = Palpites restantes
board-par = Média do jogo perfeito
board-history = Palpites até agora
board-guess = Palpite
board-row = Palpite { $number }
board-of = de { $of }
board-left = { $left ->
    [0] Sem mais palpites
    [one] Resta 1 palpite
   *[other] Restam { $left } palpites
}
board-seconds = { $seconds ->
    [0] Restam 0 segundos
    [one] Resta 1 segundo
   *[other] Restam { $seconds } segundos
}
board-seconds-left = { $seconds ->
    [0] restam 0 s
    [one] resta 1 s
   *[other] restam { $seconds } s
}
board-colours = Cores
board-shapes = Formas
board-digits = Algarismos
board-empty = vazia
board-place = Posição { $place }: { $what }
board-place-held = { $said }, fixado
board-places-empty = { $count ->
    [0] Faltam 0 pinos
    [one] Falta 1 pino
   *[other] Faltam { $count } pinos
}
board-repeat = { $what }: já está na posição { $place }; aqui não se repete.
board-copy = Copiar um palpite anterior
board-clear = Limpar a linha
board-left-key = Uma posição à esquerda
board-right-key = Uma posição à direita
board-marks = { $exact ->
    [0] { $exact } exatos
    [one] { $exact } exato
   *[other] { $exact } exatos
}, { $misplaced ->
    [0] { $misplaced } deslocados
    [one] { $misplaced } deslocado
   *[other] { $misplaced } deslocados
}
board-told = Palpite { $number }: { $names }. { $exact ->
    [0] { $exact } exatos
    [one] { $exact } exato
   *[other] { $exact } exatos
}, { $misplaced ->
    [0] { $misplaced } deslocados
    [one] { $misplaced } deslocado
   *[other] { $misplaced } deslocados
}. { $left ->
    [0] Sem mais palpites.
    [one] Resta 1 palpite.
   *[other] Restam { $left } palpites.
}
board-told-short = { $exact } na posição certa, { $misplaced } em outra.
board-which = Quais? Esse é o jogo.
board-leave-ask = Sair desta partida? Não será possível retomá-la.
board-nothing-known = Ainda não se sabe nada.
status-solved = Resolvido
status-lost = Não resolvido
role-you = Você
role-breaks = decifra o código
role-computer = O computador
role-hides = o esconde
legend-exact-classic = Exato (preto)
legend-exact-super = Exato (preto)
legend-exact-skemind = Exato (branco)
legend-exact-bulls-and-cows = Exato (touro)
legend-exact-custom = Exato
legend-misplaced-classic = Deslocado (branco)
legend-misplaced-super = Deslocado (branco)
legend-misplaced-skemind = Deslocado (cinza)
legend-misplaced-bulls-and-cows = Deslocado (vaca)
legend-misplaced-custom = Deslocado
legend-exact-what = símbolo certo, posição certa
legend-misplaced-what = símbolo certo, posição errada
legend-exact-digit = algarismo certo, posição certa
legend-misplaced-digit = algarismo certo, posição errada
give-up = Desistir
give-up-ask = O código será mostrado e a partida contará como não resolvida.
zen-leave = Sair do modo zen
zen = Modo zen
ways = Outras formas de jogar
back = Voltar
hint = Dica
key-place = Colocar um pino
key-move = Mover
key-hold = Fixar um pino
key-copy = Copiar um palpite
key-undo = Desfazer
key-check = Verificar
cap-left = Esquerda
cap-right = Direita
cap-up = Acima
cap-down = Abaixo
cap-space = Espaço
cap-enter = Enter
cap-backspace = Backspace
cap-delete = Delete
cap-home = Home
cap-end = End
cap-shift = Shift
cap-control = Ctrl
notes = Notas
notes-about = Suas notas: o que é possível em cada posição
notes-how = As notas são só suas. Toque em uma célula: em aberto, possível, descartado.
notes-cell = { $what } na posição { $place }: { $note }
note-open = em aberto
note-possible = possível
note-out = descartado
custom-title = Seu próprio tabuleiro
custom-symbols = Símbolos
custom-places = Posições
custom-tries = Palpites
custom-repeats = Com repetição
custom-clock = Com relógio
custom-clock-about = Para a partida toda
custom-codes = { $codes } códigos possíveis
custom-change = Mudar o tabuleiro
custom-about = { $symbols } símbolos, { $places } posições, com repetição.
custom-about-no-repeats = { $symbols } símbolos, { $places } posições, sem repetição.

## Results

result-details = Detalhes
again = De novo
review = Analisar
share = Compartilhar
share-words = Copiar em texto
share-copied = Copiado. Cole onde quiser.
share-failed = Este navegador não deixa as páginas copiarem texto.
share-solved = { $title }: resolvido em { $tries } de { $of }.
share-lost = { $title }: não resolvido em { $of }.
share-practice = { $hints ->
    [0] treino
    [one] treino, 1 dica
   *[other] treino, { $hints } dicas
}
share-row = Palpite { $number }: { $exact ->
    [0] { $exact } exatos
    [one] { $exact } exato
   *[other] { $exact } exatos
}, { $misplaced ->
    [0] { $misplaced } deslocados
    [one] { $misplaced } deslocado
   *[other] { $misplaced } deslocados
}.
share-numble-row = Palpite { $number }: { $right } na posição certa, { $elsewhere } em outra.
result-solved = Resolvido em { $tries }
result-par = O jogo perfeito tem média { $par }.
result-lost = Acabaram as tentativas
result-time = O tempo acabou
result-gave-up = Partida abandonada
result-practice = { $hints ->
    [0] Partida de treino, sem dicas.
    [one] Partida de treino, com 1 dica.
   *[other] Partida de treino, com { $hints } dicas.
}
result-code = O código era
result-points = { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
}

## Numble

numble-today = hoje
numble-todays = O de hoje
numble-endless = Numble ilimitado
numble-archive = Dias anteriores
numble-archive-about = Todos os dias desde 1 de janeiro de 2024. Os dias anteriores têm estatísticas próprias; só o desafio jogado no próprio dia conta para a sequência.
numble-play-endless = Modo ilimitado
numble-keypad = Teclado
numble-next = Próximo em { $time }.
numble-next-utc = Próximo em { $time } (00:00 UTC, { $local } no seu horário)
numble-streak = { $days ->
    [0] 0 dias seguidos
    [one] 1 dia seguido
   *[other] { $days } dias seguidos
}
numble-left = esquerda { $left }
numble-both = esquerda { $left }, direita { $right }
numble-is-not = { $first } { $sign } { $second } são { $left }, não { $right }.
numble-space = espaço
numble-plus = mais
numble-minus = menos
numble-times = vezes
numble-over = dividido por
numble-equals = igual
numble-back = Apagar um caractere
numble-told = { $guess }: { $said }. { $left ->
    [0] Sem mais palpites.
    [one] Resta 1 palpite.
   *[other] Restam { $left } palpites.
}
numble-told-right = { $what } na posição certa
numble-told-gaps = todos os espaços
numble-told-gap = espaço { $number }
numble-told-near = { $what } em outra posição
numble-told-none = nenhum outro { $what }
numble-hard = Modo difícil
numble-hard-about = O que foi encontrado deve ser usado de novo.
numble-is-hard = O modo difícil está ativado neste desafio.
numble-spent = Acabaram os palpites
numble-was = A equação era { $equation }.
numble-how = Como funciona
numble-how-what = Descubra a equação em seis palpites. Cada palpite deve ser uma equação verdadeira: dois números de até três algarismos, um dos sinais + − × ÷ e o resultado.
numble-how-gap = Os espaços também são posições. Se o primeiro espaço está na posição certa, o primeiro número tem o tamanho certo.
numble-legend-right = posição certa
numble-legend-near = em outra posição da equação
numble-legend-none = ausente, ou não há mais nenhum
tile-right = posição certa
tile-near = outra posição
tile-none = ausente
month-before = Mês anterior
month-after = Mês seguinte
day-solved = resolvido
day-lost = não resolvido
day-open = não jogado
time-hours-minutes = { $hours } h { $minutes } min

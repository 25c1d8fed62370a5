## Every page

skip = Ir para o conteúdo principal
menu = Menu
menu-home = Início
menu-games = Todos os jogos
menu-numble = O Numble de hoje
menu-how = Como jogar
menu-statistics = Estatísticas
menu-settings = Configurações
menu-about = Sobre o Cluehouse
loading = Um momento.
reload = Recarregar
offline = Você está offline. O jogo solo e a análise continuam funcionando.
update-ready = Há uma versão nova.
update-now = Recarregar agora
update-later = Depois desta partida
not-found = Esta página não existe
not-found-what = O endereço pode ter um erro de digitação, ou o que estava aqui já não existe.
error-engine = Não foi possível carregar o jogo.
error-engine-what = Suas partidas terminadas e suas configurações continuam aqui. Recarregue a página; se não houver conexão, espere que ela volte.
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
go-on-guess = Palpite { $number } de { $of }
go-on-other = Jogar outra coisa
join-title = Entrar em uma sala
join-code = Código da sala
join-placeholder = CÓDIGO
join = Entrar
join-empty = Digite primeiro o código da sala.
join-soon = As salas ainda não estão nestas páginas. Este servidor já as oferece a programas; veja a API.
ways-solo-room = Solo
ways-solo-race = Solo, contra o relógio
ways-daily = Um por dia, ou à vontade

## Boards

check = Verificar
play = Jogar
undo = Desfazer
tools = Ferramentas
exact = exato
misplaced = deslocado
board-title = { $game }, partida solo
board-this-game = Esta partida
board-time = Tempo
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
board-timed = Jogar com relógio
board-untimed = Jogar sem relógio
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
board-copy = Copiar o último palpite
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
board-told-short = Palpite { $number }: { $exact ->
    [0] { $exact } exatos
    [one] { $exact } exato
   *[other] { $exact } exatos
}, { $misplaced ->
    [0] { $misplaced } deslocados
    [one] { $misplaced } deslocado
   *[other] { $misplaced } deslocados
}.
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
key-place = Colocar um pino
key-move = Mover
key-hold = Fixar um pino
key-copy = Copiar um palpite
key-undo = Desfazer
key-check = Verificar
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
custom-clock-about = Três minutos para a partida toda
custom-codes = { $codes } códigos possíveis
custom-change = Mudar o tabuleiro
custom-about = { $symbols } símbolos, { $places } posições, com repetição.
custom-about-no-repeats = { $symbols } símbolos, { $places } posições, sem repetição.

## Results

again = De novo
review = Analisar
share = Compartilhar
share-words = Copiar em texto
share-copied = Copiado. Cole onde quiser.
share-failed = Este navegador não deixa as páginas copiarem texto.
share-solved = { $title }: resolvido em { $tries } de { $of }.
share-lost = { $title }: não resolvido em { $of }.
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
numble-cell = Posição { $place }: { $what }
numble-cell-empty = Posição { $place }: vazia
numble-told = { $guess }: { $said }. { $left ->
    [0] Sem mais palpites.
    [one] Resta 1 palpite.
   *[other] Restam { $left } palpites.
}
numble-told-right = { $what } na posição certa
numble-told-gaps = todos os espaços na posição certa
numble-told-near = { $what } em outra posição
numble-told-none = nenhum outro { $what }
numble-hard = Modo difícil
numble-hard-about = O que foi encontrado deve ser usado de novo.
numble-is-hard = O modo difícil está ativado neste desafio.
numble-spent = Acabaram os palpites
numble-was = Era { $equation }.
numble-how = Como funciona
numble-how-what = Descubra a equação em seis palpites. Cada palpite deve ser uma equação verdadeira: dois números de até três algarismos, um dos sinais + − × ÷ e o resultado.
numble-how-gap = Os espaços também são posições. Se o primeiro espaço está na posição certa, o primeiro número tem o tamanho certo.
numble-legend-right = posição certa
numble-legend-near = em outra posição da equação
numble-legend-none = ausente, ou não mais uma vez
tile-right = posição certa
tile-near = outra posição
tile-none = ausente
month-before = Mês anterior
month-after = Mês seguinte
day-solved = resolvido
day-lost = não resolvido
day-open = não jogado
time-hours-minutes = { $hours } h { $minutes } min

## Statistics

figures-none = Ainda não há partidas. Jogue uma, e ela aparece aqui.
play-one = Jogar uma
figures-game = Jogo
figures-played = jogadas
figures-won = ganhas
figures-streak = dias seguidos
figures-longest = maior sequência
figures-average = { $tries } palpites em média nas partidas resolvidas.
figures-tries = Partidas por número de palpites
figures-not-solved = não resolvido
figures-days = As últimas doze semanas
figures-days-said = Em doze semanas, dias com vitória: { $won }; dias jogados sem vitória: { $lost }.
figures-history = Suas partidas
history-when = Data
history-result = Resultado
history-time = Tempo
history-solved = Resolvido em { $tries }
history-lost = Não resolvido
history-seconds = { $seconds } s
yours = Só seu
yours-about = As partidas e as configurações ficam neste aparelho até você levá-las para outro lugar ou apagá-las.
export = Gravar em arquivo
import = Ler um arquivo
import-done = { $count ->
    [0] Não havia nada de novo no arquivo.
    [one] 1 partida foi acrescentada.
   *[other] { $count } partidas foram acrescentadas.
}
import-failed = Este arquivo não foi gravado pelo Cluehouse. Nada foi alterado.
forget = Esquecer-me neste aparelho
forget-sure = Apagar tudo
forget-done = Tudo foi apagado.
keep = Manter tudo

## Settings

settings-language = Idioma
settings-theme = Tema
settings-motion = Animações
settings-palette = Cores dos pinos
settings-label = Etiqueta dos pinos
settings-tiles = Cores do Numble
settings-sound = Som
settings-sound-about = Suave, como de madeira; tudo o que se ouve também se vê.
settings-volume = Volume
settings-zen = Modo zen
settings-zen-about = Ao jogar, nada além do tabuleiro.
settings-ambient = Visual variável do Skemind
settings-ambient-about = Outra ordem, outro padrão e outro ângulo a cada rodada.
settings-keys = Teclas
settings-keys-about = Funcionam enquanto o foco está no tabuleiro. Os algarismos e as letras dos pinos sempre colocam pinos.
theme-system = Como o sistema
theme-light = Claro
theme-dark = Escuro
theme-contrast = Contraste
motion-full = Completas
motion-reduce = Reduzidas
palette-house = Cluehouse
palette-ink = Só tinta
label-letter = Letra
label-number = Número
label-none = Nenhuma
tiles-green = Verde e amarelo
tiles-orange = Laranja e azul
keys-change = { $what }: { $key }. Mudar
keys-press = Pressione a nova tecla. Com Esc, fica como está.
keys-wait = Pressione…
keys-set = { $what }: agora é { $key }.
keys-taken = Essa tecla já está em uso: { $what }.
keys-peg = Essa tecla coloca um pino. Escolha outra.
keys-reset = Voltar às teclas de sempre
keys-reset-done = As teclas de sempre estão de volta.
key-name-left = Uma posição à esquerda
key-name-right = Uma posição à direita
key-name-first = Primeira posição
key-name-last = Última posição
key-name-next = Próximo símbolo
key-name-previous = Símbolo anterior
key-name-back = Apagar e recuar
key-name-empty = Esvaziar a posição
key-name-clear = Limpar a linha
key-name-hold = Fixar ou soltar o pino
key-name-older = Copiar um palpite anterior
key-name-newer = Copiar um palpite posterior
key-name-fill = Preencher o resto
key-name-check = Verificar
key-name-undo = Desfazer
key-name-time = Dizer tempo e palpites
key-name-known = Dizer o que se sabe
key-name-hint = Dica, no treino
key-name-zen = Modo zen

## How to play

how-code = Decifre o código
how-code-what = O computador esconde uma sequência de símbolos. Você dá um palpite, e ele diz quão bom foi. Descubra o código antes que os palpites acabem.
how-exact = Exato: o símbolo está certo e na posição certa.
how-misplaced = Deslocado: o símbolo está certo, mas vai em outra posição.
how-which = Você não fica sabendo qual símbolo ganhou qual marca. Descobrir isso é o jogo.
how-secret = Código
how-one = Um palpite simples
how-one-1 = O vermelho está na posição 1 dos dois: exato.
how-one-2 = O verde está no código, mas na posição 3: deslocado. O laranja e o violeta não estão nele.
how-one-said = 1 exato, 1 deslocado.
how-two = Dois da mesma cor no código
how-two-1 = O vermelho na posição 1 é exato e gasta o primeiro vermelho.
how-two-2 = O vermelho na posição 3 encontra o segundo vermelho, que está na posição 2: deslocado.
how-two-said = 1 exato, 1 deslocado.
how-three = Uma cor mais vezes que no código
how-three-1 = O azul nas posições 2 e 3 é exato: os dois azuis do código já foram gastos.
how-three-2 = O terceiro azul não encontra mais nenhum: nada.
how-three-3 = O laranja não está no código.
how-three-said = 2 exatos, nenhum deslocado.
how-four = A mesma cor duas vezes, uma só no código
how-four-1 = O vermelho na posição 1 é exato. O segundo vermelho não encontra mais nenhum.
how-four-2 = O azul está uma vez no código, na posição 2: um dos dois azuis está deslocado.
how-four-3 = O outro azul não encontra mais nenhum.
how-four-said = 1 exato, 1 deslocado.
how-keys = Sem mouse
how-keys-what = Os algarismos ou as letras dos pinos os colocam, as setas movem, Enter verifica. Todas as outras teclas podem ser mudadas.

## About

about-what = O Cluehouse é uma casa de jogos de dedução e de festa. Funciona com um só programa, que qualquer pessoa pode hospedar, não pede conta, não mostra publicidade e não rastreia ninguém.
about-fair = Jogo limpo, com provas
about-fair-what = Antes do primeiro palpite, o jogo assume um compromisso com o seu segredo; no fim, o compromisso é aberto, e qualquer pessoa pode verificar que o segredo nunca mudou.
about-yours = Suas partidas são suas
about-yours-what = As partidas solo rodam no seu navegador e ficam nele. Você pode gravá-las em um arquivo, lê-las em outro lugar ou apagar todas.
about-free = Software livre
about-free-what = O Cluehouse é livre sob a licença MIT ou a Apache 2.0, à sua escolha. A fonte é a Atkinson Hyperlegible, do Braille Institute, sob a licença SIL Open Font License.
about-font = Licença da fonte

## Practice and review

practice = Treinar com ajuda
practice-leave = Jogar sem ajuda
tools-close = Fechar
assist = Ajuda
assist-left = { $one ->
    [0] Nenhum código combina com estas respostas.
    [one] Resta 1 código.
   *[other] Restam { $count } códigos.
}
assist-at-least = Restam pelo menos { $count } códigos.
assist-codes = Os códigos que restam
assist-certain = O que é certo em cada posição
assist-counts = Uma partida com ajuda não conta nas suas estatísticas.
certain-must = { $what } tem que estar na posição { $place }
certain-can = { $what } pode estar na posição { $place }
certain-cannot = { $what } não pode estar na posição { $place }
proof-how = Toque em um sinal para ver quais palpites o provam.
proof-can = { $what } pode estar na posição { $place }: está ali em alguns dos códigos que restam, em outros não.
proof-must = { $what } tem que estar na posição { $place }.
proof-must-by = { $what } tem que estar na posição { $place }. Prova (palpites): { $by }.
proof-cannot = { $what } não pode estar na posição { $place }.
proof-cannot-by = { $what } não pode estar na posição { $place }. Prova (palpites): { $by }.
hint-next = { $left ->
    [0] Não há mais dicas
   *[other] Dica
}
coach-thinks = O treinador está pensando.
coach-away = Não foi possível carregar o treinador. Sua partida continua sem ele.
review-title = Análise: { $game }
review-gone = Esta partida não está neste aparelho. As partidas ficam onde foram jogadas.
review-failed = O treinador não conseguiu ler esta partida.
review-board = A partida, palpite a palpite
review-begin = Antes do primeiro palpite
review-back = Palpite anterior
review-on = Palpite seguinte
review-step = Palpite
review-at = { $step } de { $of }
review-guess = Palpite { $number }:
review-codes = Códigos possíveis: { $before } antes, { $after } depois.
review-better = Melhor, com { $loss } palpite a menos em média:
review-skill = Habilidade
review-luck = Sorte
review-scale = De 0 a 99, sem contar o primeiro palpite. Ao lado de cada palpite, a sorte está em bits.
review-ledger = Cada palpite com sua avaliação
review-grade = Avaliação
review-left = Códigos restantes
what-if = E se…?
what-if-said = Códigos possíveis aqui: { $codes }. O treinador teria tentado: { $names }.
what-if-leave = Voltar à partida real
chart-left = Códigos restantes
chart-left-said = O palpite { $number } foi o que mais revelou: os códigos passaram de { $before } para { $after }.
chart-yours = você
chart-best = o melhor
chart-as-table = Mostrar como tabela
chart-as-chart = Mostrar como gráfico

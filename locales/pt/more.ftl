## Statistics

figures-none = Ainda não há partidas. Jogue uma, e ela aparece aqui.
play-one = Jogar uma
figures-game = Jogo
figures-archive = Numble, dias anteriores
figures-played = jogadas
figures-won = ganhas
figures-streak = { $days ->
    [0] dias seguidos
    [one] dia seguido
   *[other] dias seguidos
}
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
history-seconds = { $seconds } s
history-solved = Resolvido em { $tries }
history-lost = Não resolvido
history-all = Mostrar todas as { $count }
yours = Só seu
yours-about = As partidas e as configurações ficam neste aparelho até você levá-las para outro lugar ou apagá-las.
figures-elsewhere = Suas partidas em salas e suas partidas oficiais
export = Salvar em um arquivo
import = Ler um arquivo
import-done = { $count ->
    [0] Não havia nada de novo no arquivo.
    [one] 1 partida foi acrescentada.
   *[other] { $count } partidas foram acrescentadas.
}
import-settings = Suas configurações vieram junto.
import-failed = Este arquivo não foi salvo pelo Cluehouse. Nada foi alterado.
forget = Esquecer-me neste aparelho
forget-ask = As partidas, as estatísticas e as configurações deste aparelho se perdem para sempre.
forget-sure = Apagar tudo
forget-done = Tudo foi apagado.
forget-partly = Suas configurações foram apagadas. Suas partidas não puderam ser apagadas: o armazenamento deste aparelho não abre. Apague os dados deste site no navegador.
keep = Manter tudo

## Settings

settings-language = Idioma
settings-language-away = Não foi possível carregar este idioma. Tente de novo daqui a pouco.
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
settings-help = ? abre Como jogar
settings-help-about = Em todas as páginas, menos onde você escreve.
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
how-used = Cada símbolo conta uma vez só: o que ganhou uma marca já foi gasto. Primeiro contam os que estão na posição certa, depois os outros.
how-secret = Código
how-rows = Código: { $code }. Palpite: { $guess }.
how-one = Um palpite simples
how-one-1 = O vermelho está na posição 1 dos dois: exato.
how-one-2 = O verde está no código, mas na posição 3: deslocado.
how-one-3 = O laranja e o violeta não estão nele: nada.
how-one-said = 1 exato, 1 deslocado.
how-two = Dois da mesma cor no código
how-two-1 = O vermelho na posição 1 é exato e gasta o primeiro vermelho.
how-two-2 = O vermelho na posição 3 encontra o segundo vermelho, que está na posição 2: deslocado.
how-two-3 = O amarelo e o laranja não estão no código: nada.
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
how-equation = Equação
how-rows-equation = Equação: { $code }. Palpite: { $guess }.
how-gap = Um espaço na posição certa
how-gap-1 = O espaço na posição 3 está certo: o primeiro número tem dois algarismos. O segundo espaço, o sinal de igual e os espaços em volta dele também estão na posição certa.
how-gap-2 = 2, 7 e 3 estão na equação, mas em outra posição.
how-gap-3 = 4, 1 e o mais não estão nela.
how-gap-said = Então ela começa com dois algarismos, depois vem um só, e o sinal não é um mais.
how-again = O mesmo algarismo duas vezes
how-again-1 = Primeiro os que estão na posição certa: o mais, o sinal de igual e todos os espaços.
how-again-2 = Depois 2, 3, 1 e 4, que estão em outra posição. Cada um gasta um da equação.
how-again-3 = O segundo 1 e o segundo 3 não encontram mais nenhum: ausentes, embora a equação tenha um 1 e um 3.
how-again-said = “Ausente” também pode querer dizer que não há mais nenhum.
how-points = Os pontos do Skemind
how-points-what = As marcas do seu último palpite dão pontos, resolvido ou não. Resolver dá mais 1000 e um bônus pelos segundos que restam. Sem nenhum palpite não há pontos. As corridas oficiais contam de outra forma.
how-points-last = Último palpite
how-points-exact = por exato
how-points-misplaced = por deslocado
how-points-solved = resolvido
how-points-time = Segundos restantes ao resolver
how-back = Voltar ao jogo
how-play = Ir aos jogos
how-touch = Com o dedo ou o mouse
how-touch-what = Toque em um pino para colocá-lo, ou arraste-o. Toque de novo em um pino colocado para fixá-lo para o próximo palpite, ou em um palpite anterior para copiá-lo. Um toque longo em um pino preenche o resto da linha.
how-keys = Sem mouse
how-keys-what = Os algarismos ou as letras dos pinos os colocam, as setas movem, Enter verifica. Todas as outras teclas podem ser mudadas.

## About

about-what = O Cluehouse é uma casa de jogos de dedução e de festa. Funciona com um só programa, que qualquer pessoa pode hospedar, não pede conta, não mostra publicidade e não rastreia ninguém.
about-fair = Jogo limpo, com provas
about-fair-what = Antes do primeiro palpite, o jogo assume um compromisso com o seu segredo; no fim, o compromisso é aberto, e qualquer pessoa pode verificar que o segredo nunca mudou.
about-yours = Suas partidas são suas
about-yours-what = As partidas solo rodam no seu navegador e ficam nele; só o Numble do dia é enviado, para a sua sequência. Você pode gravá-las em um arquivo, lê-las em outro lugar ou apagar todas.
about-free = Software livre
about-free-what = O Cluehouse é livre sob a licença MIT ou a Apache 2.0, à sua escolha. A fonte é a Atkinson Hyperlegible, do Braille Institute, sob a licença SIL Open Font License.
about-font = Licença da fonte

## Practice and review

play-together = Jogar com amigos
play-officially = Jogar oficialmente
practice = Treinar com ajuda
practice-leave = Jogar sem ajuda
assist = Ajuda
assist-left = { $one ->
    [0] Nenhum código combina com estas respostas.
    [one] Resta 1 código.
   *[other] Restam { $count } códigos.
}
assist-at-least = Restam pelo menos { $count } códigos.
assist-about = Restam cerca de { $count } códigos.
assist-about-millions = Restam cerca de { $count } de códigos.
assist-margin = São muitos para contar: estimados por uma amostra, com margem de { $margin } dezenove vezes em vinte.
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
hint-none = Não há mais dicas
coach-thinks = O treinador está pensando.
coach-away = Não foi possível carregar o treinador. Sua partida continua sem ele.
numble-coach = O que o treinador teria tentado
numble-coach-left = Restam
numble-coach-would = O palpite do treinador
numble-coach-same = o mesmo
numble-coach-about = Restam: as equações que combinam com todas as marcas até ali. O palpite do treinador: o que deixa poucas, com o que se sabia antes do seu.
review-title = Análise: { $game }
review-gone = Esta partida não está neste aparelho. As partidas ficam onde foram jogadas.
review-failed = O treinador não conseguiu ler esta partida.
review-none = Nada foi tentado, por isso não há nada a analisar.
review-round = Rodada { $round }
review-whose = Os palpites de quem
review-away = Não foi possível carregar o treinador. Sua partida continua aqui.
review-board = A partida, palpite a palpite
review-bot = Bot
review-begin = Antes do primeiro palpite
review-back = Palpite anterior
review-on = Palpite seguinte
review-step = Palpite
review-at = { $step } de { $of }
review-guess = Palpite { $number }:
review-codes = Códigos possíveis: { $before } antes, { $after } depois.
review-better = Ganho médio de { $loss } (em palpites) com:
review-skill = Habilidade
review-luck = Sorte
review-scale = De 0 a 99, sem contar o primeiro palpite. Ao lado de cada palpite, a sorte está em bits.
review-ledger = Cada palpite com sua avaliação
review-grade = Avaliação
review-left = Códigos restantes
what-if = E se…?
what-if-at = E se o palpite { $number } tivesse sido outro?
what-if-try = Tentar o do treinador
what-if-how = Escolha outro palpite; o código responde como teria respondido.
what-if-guesses = Os palpites desta variante
what-if-told = Palpite { $number }: { $names }. { $marks }.
what-if-best = O do treinador
what-if-play-on = O treinador segue
what-if-take-back = Desfazer
what-if-leave = Voltar à partida real
what-if-fewer = { $count ->
    [one] Resolvido, com { $count } palpite a menos que na partida real.
   *[other] Resolvido, com { $count } palpites a menos que na partida real.
}
what-if-more = { $count ->
    [one] Resolvido, com { $count } palpite a mais que na partida real.
   *[other] Resolvido, com { $count } palpites a mais que na partida real.
}
what-if-same = Resolvido, com tantos palpites quanto na partida real.
what-if-found = Resolvido; a partida real, não.
what-if-spent = Acabaram os palpites nesta variante.
what-if-you-lost = Você: não resolvido
what-if-so-far = Esta variante, até agora
what-if-branch = Esta variante
what-if-branch-lost = Esta variante: não resolvido
verdict-skill = Só habilidade.
verdict-both = Habilidade, e sorte também.
verdict-unlucky = Bem jogado, com azar.
verdict-luck = Mais sorte que habilidade.
verdict-bad-luck = Mais azar que más escolhas.
verdict-play = Pesaram mais as escolhas que a sorte.
verdict-saved = Em palpites, as escolhas custaram { $loss } e as respostas pouparam { $luck }.
verdict-cost = Em palpites, as escolhas custaram { $loss } e as respostas, mais { $luck }.
verdict-even = Em palpites, as escolhas custaram { $loss }; as respostas se compensaram.
chart-left = Códigos restantes
chart-left-said = O palpite { $number } foi o que mais revelou: os códigos passaram de { $before } para { $after }.
chart-yours = você
chart-best = o melhor
chart-luck = Sorte, em bits
chart-luck-good = O palpite { $number } foi o de mais sorte: a resposta revelou mais que o esperado (bits a mais: { $bits }).
chart-luck-bad = O palpite { $number } foi o de menos sorte: a resposta revelou menos que o esperado (bits a menos: { $bits }).
chart-luck-none = Cada resposta revelou o que era de esperar.
chart-luck-told = Revelou
chart-luck-expected = Esperado
chart-as-table = Mostrar como tabela
chart-as-chart = Mostrar como gráfico

## The other way round

reversed = Trocar os papéis
reversed-title = { $game }: você esconde o código
reversed-how = Pense em um código e guarde-o para você. O computador tenta; você responde quantos símbolos são exatos e quantos estão deslocados.
reversed-how-set = Defina um código. O computador tenta e fica sabendo o quanto acertou; você acompanha a busca.
reversed-guesses = Os palpites do computador
reversed-thinks = O computador está pensando.
reversed-found = { $tries ->
    [one] Encontrado em 1 palpite
   *[other] Encontrado em { $tries } palpites
}
reversed-kept = Seu código não foi encontrado
reversed-back = Decifrar um código
reversed-clash = Nenhum código combina com suas respostas
reversed-clash-which = Reveja estes palpites e corrija um: { $guesses }.
reversed-amend = Corrigir
reversed-ask = Quanto acerta o palpite { $number }?
reversed-fix = Corrigir a resposta { $number }
reversed-answer = Responder
reversed-next = Próximo palpite
reversed-to-set = Definir um código e assistir
reversed-to-think = Pensar em um código e responder
reversed-strength = Nível: { $strength }
reversed-anew = Começar de novo
race = Competir com um bot
race-leave = Jogar sem bot
race-strength = Que nível?
race-how = Você e o bot procuram o mesmo código; depois de cada palpite seu, o bot dá um.
race-start = Começar a corrida
race-bot = Bot: { $strength }
race-rows = As marcas de { $name }
race-guesses = { $count ->
    [0] Espera seu primeiro palpite
    [one] { $count } palpite
   *[other] { $count } palpites
}
race-found-short = Resolvido em { $tries }
race-found = O bot resolveu em { $tries }.
race-spent = O bot não tem mais palpites.
race-waits = Esperando o bot: palpite { $number } de { $of }.
race-won = Você ganhou a corrida.
race-lost = O bot ganhou a corrida.
race-tie = Empate.
race-nobody = Ninguém encontrou o código.
race-sum = Você: { $yours }; bot: { $theirs }.
race-level = Com os mesmos palpites, ganha quem leva menos tempo.
strength-random = Fácil
strength-consistent = Médio
strength-knuth = Difícil
strength-entropy = Muito difícil
strength-optimal = Especialista

ghost-best = Contra meu recorde ({ $tries } palpites)
ghost-yours = Meu recorde: { $tries } palpites
ghost-leave = Jogar sem o fantasma
ghost-ahead = { $seconds } s à frente neste palpite
ghost-behind = { $seconds } s atrás neste palpite
ghost-race = Competir com o fantasma de { $name }

# What the catalogue says of the games, and what hosts may change.

game-classic = Código clássico
game-classic-about = Quatro posições, seis cores, com repetição, dez palpites, como no jogo de tabuleiro Mastermind.
game-super = Supercódigo
game-super-about = Cinco posições, oito cores, doze palpites: o código clássico para uma noite sem pressa.
game-skemind = Skemind
game-skemind-about = Quatro formas diferentes entre seis, oito palpites, três minutos.
game-bulls-and-cows = Touros e vacas
game-bulls-and-cows-about = Quatro algarismos diferentes entre dez: o avô de todos os jogos de código, nascido com papel e lápis.
game-custom = Código personalizado
game-custom-about = Monte o seu tabuleiro: de 2 a 12 símbolos, de 2 a 8 posições, com ou sem repetição.
game-numble = Numble
game-numble-about = Descubra a equação escondida em seis palpites; há uma nova todos os dias, ao estilo do Wordle.
game-trivia = Trívia
game-trivia-about = Todos respondem à mesma pergunta; a rapidez conta.
game-pictionary = Rabisco
game-pictionary-about = Uma pessoa desenha uma palavra e as outras adivinham, como no jogo de tabuleiro Pictionary.

pause-starting = Vai começar
pause-next-code = Próximo código
pause-next-equation = Próxima equação
pause-next-question = Próxima pergunta
pause-next-drawer = Próximo desenho

setting-mode = Modo
setting-rounds = Rodadas
setting-practice = Treino com dicas
setting-pace = Tempo disponível
setting-symbols = Símbolos
setting-length = Posições
setting-repeats = Com repetição
setting-attempts = Palpites
setting-seconds = Limite em segundos
setting-puzzle = Desafio
setting-hard = Modo difícil
setting-ending = Fim da rodada
setting-category = Categoria
setting-difficulty = Dificuldade
setting-speed = Pontos pela rapidez
setting-reading = Tempo de leitura em segundos
setting-cycles = Rodadas
setting-level = Nível das palavras
setting-hints = Revelar letras com o passar do tempo

bot-random = Arrisca qualquer palpite permitido.
bot-consistent = Só arrisca o que ainda pode ser a resposta.
bot-knuth = Reduz ao mínimo os códigos que podem restar no pior dos casos.
bot-entropy = Procura o máximo de informação.
bot-optimal = Joga com a melhor estratégia conhecida.
bot-guesser = Sabe pouco e chuta o resto.
bot-reader = Leu parte dos livros.
bot-scholar = Sabe quase tudo.

colour-red = vermelho
colour-blue = azul
colour-green = verde
colour-yellow = amarelo
colour-orange = laranja
colour-violet = violeta
colour-cyan = ciano
colour-pink = rosa
colour-black = preto
colour-white = branco
colour-brown = marrom
colour-lime = lima

shape-circle = círculo
shape-square = quadrado
shape-triangle = triângulo
shape-diamond = losango
shape-star = estrela
shape-hexagon = hexágono

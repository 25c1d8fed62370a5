# What the catalogue says of the games, and what hosts may change.

game-classic = Código clásico
game-classic-about = Cuatro posiciones, seis colores, con repeticiones, diez intentos, como en el juego de mesa Mastermind.
game-super = Supercódigo
game-super-about = Cinco posiciones, ocho colores, doce intentos: el código clásico para una velada larga.
game-skemind = Skemind
game-skemind-about = Cuatro formas distintas de entre seis, ocho intentos, tres minutos.
game-bulls-and-cows = Toros y vacas
game-bulls-and-cows-about = Cuatro dígitos distintos de entre diez: el abuelo de lápiz y papel de todos los juegos de códigos.
game-custom = Código a medida
game-custom-about = Tu propio tablero: de 2 a 12 símbolos, de 2 a 8 posiciones, con o sin repeticiones.
game-numble = Numble
game-numble-about = Encuentra la ecuación oculta en seis intentos; cada día hay una nueva, al estilo de Wordle.
game-trivia = Trivia
game-trivia-about = Todo el mundo responde a la misma pregunta; la rapidez cuenta.
game-pictionary = Garabatos
game-pictionary-about = Una persona dibuja una palabra y las demás la adivinan, como en el juego de mesa Pictionary.

pause-starting = Empezamos
pause-next-code = Siguiente código
pause-next-equation = Siguiente ecuación
pause-next-question = Siguiente pregunta
pause-next-drawer = Siguiente dibujante

setting-mode = Modo
setting-rounds = Rondas
setting-practice = Práctica con pistas
setting-pace = Tiempo disponible
setting-symbols = Símbolos
setting-length = Posiciones
setting-repeats = Permitir repeticiones
setting-attempts = Intentos
setting-seconds = Límite en segundos
setting-puzzle = Ecuación
setting-hard = Modo difícil
setting-ending = Fin de la ronda
setting-category = Categoría
setting-difficulty = Dificultad
setting-speed = Puntos por rapidez
setting-reading = Segundos de lectura
setting-cycles = Rondas
setting-level = Nivel de las palabras
setting-hints = Mostrar letras conforme se acaba el tiempo

bot-random = Prueba cualquier opción permitida.
bot-consistent = Solo prueba lo que todavía puede ser la respuesta.
bot-knuth = Reduce al mínimo los códigos que pueden quedar en el peor de los casos.
bot-entropy = Elige lo que más información da.
bot-optimal = Sigue la mejor estrategia conocida.
bot-guesser = Sabe poco y adivina el resto.
bot-reader = Ha leído parte de los libros.
bot-scholar = Lo sabe casi todo.

colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-orange = naranja
colour-violet = violeta
colour-cyan = cian
colour-pink = rosa
colour-black = negro
colour-white = blanco
colour-brown = marrón
colour-lime = lima

shape-circle = círculo
shape-square = cuadrado
shape-triangle = triángulo
shape-diamond = rombo
shape-star = estrella
shape-hexagon = hexágono

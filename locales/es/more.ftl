## Statistics

figures-none = Aún no hay partidas. Juega una y aparecerá aquí.
play-one = Jugar una
figures-game = Juego
figures-archive = Numble, días pasados
figures-played = jugadas
figures-won = ganadas
figures-streak = { $days ->
    [one] día seguido
   *[other] días seguidos
}
figures-longest = mejor racha
figures-average = { $tries } intentos de promedio en las partidas resueltas.
figures-tries = Partidas por número de intentos
figures-not-solved = sin resolver
figures-days = Las últimas doce semanas
figures-days-said = En doce semanas, días con victoria: { $won }; días jugados sin victoria: { $lost }.
figures-history = Tus partidas
history-when = Fecha
history-result = Resultado
history-time = Tiempo
history-seconds = { $seconds } s
history-solved = Resuelto en { $tries }
history-lost = Sin resolver
history-all = Ver las { $count }
yours = Solo tuyo
yours-about = Las partidas y los ajustes se quedan en este dispositivo hasta que los lleves a otro sitio o los borres.
figures-elsewhere = Tus partidas en salas y tus partidas oficiales
export = Guardar en un archivo
import = Leer un archivo
import-done = { $count ->
    [0] No había nada nuevo en el archivo.
    [one] Se ha añadido 1 partida.
   *[other] Se han añadido { $count } partidas.
}
import-settings = Tus ajustes también.
import-failed = Este archivo no lo ha guardado Cluehouse. No se ha cambiado nada.
forget = Olvidarme en este dispositivo
forget-ask = Las partidas, las estadísticas y los ajustes de este dispositivo se pierden para siempre.
forget-sure = Borrarlo todo
forget-done = Todo está borrado.
forget-partly = Tus ajustes están borrados. Tus partidas no se han podido borrar: el almacenamiento de este dispositivo no se abre. Borra los datos de este sitio en tu navegador.
keep = Conservarlo todo

## Settings

settings-language = Idioma
settings-language-away = No se ha podido cargar este idioma. Inténtalo de nuevo dentro de un momento.
settings-theme = Tema
settings-motion = Animaciones
settings-palette = Colores de las fichas
settings-label = Etiqueta de las fichas
settings-tiles = Colores de Numble
settings-sound = Sonido
settings-sound-about = Suave, como de madera; todo lo que se oye también se ve.
settings-volume = Volumen
settings-zen = Modo zen
settings-zen-about = Al jugar, nada más que el tablero.
settings-ambient = Aspecto cambiante de Skemind
settings-ambient-about = Otro orden, otro dibujo y otro ángulo en cada ronda.
settings-keys = Teclas
settings-keys-about = Funcionan mientras el foco está en el tablero. Los dígitos y las letras de las fichas siempre colocan fichas.
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Contraste
motion-full = Completas
motion-reduce = Reducidas
palette-house = Cluehouse
palette-ink = Solo tinta
label-letter = Letra
label-number = Número
label-none = Ninguna
tiles-green = Verde y amarillo
tiles-orange = Naranja y azul
settings-help = ? abre Cómo se juega
settings-help-about = En todas las páginas, salvo donde escribes.
keys-change = { $what }: { $key }. Cambiar
keys-press = Pulsa la nueva tecla. Con Esc queda como está.
keys-wait = Pulsa una tecla
keys-set = { $what }: ahora es { $key }.
keys-taken = Esa tecla ya está ocupada: { $what }.
keys-peg = Esa tecla coloca una ficha. Elige otra.
keys-reset = Restablecer las teclas
keys-reset-done = Han vuelto las teclas de siempre.
key-name-left = Una posición a la izquierda
key-name-right = Una posición a la derecha
key-name-first = Primera posición
key-name-last = Última posición
key-name-next = Símbolo siguiente
key-name-previous = Símbolo anterior
key-name-back = Borrar y retroceder
key-name-empty = Vaciar la posición
key-name-clear = Vaciar la fila
key-name-hold = Fijar o soltar la ficha
key-name-older = Copiar un intento anterior
key-name-newer = Copiar un intento posterior
key-name-fill = Rellenar el resto
key-name-check = Comprobar
key-name-undo = Deshacer
key-name-time = Decir tiempo e intentos
key-name-known = Decir lo que se sabe
key-name-hint = Pista, en práctica
key-name-zen = Modo zen

## How to play

how-code = Descifra el código
how-code-what = El ordenador esconde una fila de símbolos. Tú pruebas una fila y te dice lo buena que es. Encuentra el código antes de quedarte sin intentos.
how-exact = Exacto: el símbolo es correcto y está en su posición.
how-misplaced = Descolocado: el símbolo es correcto, pero va en otra posición.
how-which = No se te dice qué símbolo ha ganado cada marca. Averiguarlo es el juego.
how-used = Cada símbolo cuenta una sola vez: el que ha ganado una marca queda gastado. Primero se cuentan los que están en su posición, luego los demás.
how-secret = Código
how-rows = Código: { $code }. Intento: { $guess }.
how-one = Un intento sencillo
how-one-1 = El rojo está en la posición 1 de ambos: exacto.
how-one-2 = El verde está en el código, pero en la posición 3: descolocado.
how-one-3 = El naranja y el violeta no están: nada.
how-one-said = 1 exacto, 1 descolocado.
how-two = Dos del mismo color en el código
how-two-1 = El rojo de la posición 1 es exacto y gasta el primer rojo.
how-two-2 = El rojo de la posición 3 encuentra el segundo rojo, que está en la posición 2: descolocado.
how-two-3 = El amarillo y el naranja no están en el código: nada.
how-two-said = 1 exacto, 1 descolocado.
how-three = Un color más veces que en el código
how-three-1 = El azul de las posiciones 2 y 3 es exacto: los dos azules del código quedan gastados.
how-three-2 = El tercer azul ya no encuentra ninguno: nada.
how-three-3 = El naranja no está en el código.
how-three-said = 2 exactos, ninguno descolocado.
how-four = El mismo color dos veces, una en el código
how-four-1 = El rojo de la posición 1 es exacto. El segundo rojo ya no encuentra ninguno.
how-four-2 = El azul está una vez en el código, en la posición 2: uno de los dos azules está descolocado.
how-four-3 = El otro azul ya no encuentra ninguno.
how-four-said = 1 exacto, 1 descolocado.
how-equation = Ecuación
how-rows-equation = Ecuación: { $code }. Intento: { $guess }.
how-gap = Un espacio en su posición
how-gap-1 = El espacio de la posición 3 es correcto: el primer número tiene dos dígitos. El segundo espacio, el signo igual y los espacios que lo rodean también están en su posición.
how-gap-2 = 2, 7 y 3 están en la ecuación, pero en otra posición.
how-gap-3 = 4, 1 y el más no están.
how-gap-said = Así que empieza con dos dígitos, sigue uno solo y el signo no es un más.
how-again = El mismo dígito dos veces
how-again-1 = Primero los que están en su posición: el más, el signo igual y todos los espacios.
how-again-2 = Después 2, 3, 1 y 4, que están en otra posición. Cada uno gasta uno de la ecuación.
how-again-3 = El segundo 1 y el segundo 3 ya no encuentran ninguno: no están, aunque la ecuación tiene un 1 y un 3.
how-again-said = «No está» también puede querer decir que ya no hay más.
how-points = Los puntos de Skemind
how-points-what = Las marcas de tu último intento dan puntos, lo resuelvas o no. Resolverlo da 1000 más y una bonificación por los segundos que quedan. Sin ningún intento no hay puntos. Las carreras oficiales cuentan a su manera.
how-points-last = Último intento
how-points-exact = por cada exacto
how-points-misplaced = por cada descolocado
how-points-solved = resuelto
how-points-time = Segundos restantes al resolverlo
how-back = Volver al juego
how-play = Ir a los juegos
how-touch = Con el dedo o el ratón
how-touch-what = Pulsa una ficha para colocarla, o arrástrala. Pulsa otra vez una ficha colocada para fijarla para el siguiente intento, o un intento anterior para copiarlo. Una pulsación larga sobre una ficha rellena el resto de la fila.
how-keys = Sin ratón
how-keys-what = Los dígitos o las letras de las fichas las colocan, las flechas mueven, Intro comprueba. Todas las demás teclas se pueden cambiar.

## About

about-what = Cluehouse es una casa de juegos de deducción y de fiesta. Funciona con un solo programa que cualquiera puede alojar, no pide cuenta, no muestra publicidad y no rastrea a nadie.
about-fair = Juego limpio, con pruebas
about-fair-what = Antes del primer intento, el juego asume un compromiso con su secreto; al final se abre el compromiso y cualquiera puede comprobar que el secreto nunca cambió.
about-yours = Tus partidas son tuyas
about-yours-what = Las partidas en solitario se juegan en tu navegador y ahí se quedan; solo se envía el Numble del día, para tu racha. Puedes guardarlas en un archivo, leerlas en otro sitio o borrarlas todas.
about-free = Software libre
about-free-what = Cluehouse es libre bajo la licencia MIT o la Apache 2.0, a tu elección. La tipografía es Atkinson Hyperlegible, del Braille Institute, bajo la licencia SIL Open Font License.
about-font = Licencia de la tipografía

## Practice and review

play-together = Jugar con amigos
play-officially = Jugar oficialmente
practice = Practicar con ayuda
practice-leave = Jugar sin ayuda
assist = Ayuda
assist-left = { $one ->
    [0] Ningún código encaja con estas respuestas.
    [one] Queda 1 código.
   *[other] Quedan { $count } códigos.
}
assist-at-least = Quedan al menos { $count } códigos.
assist-about = Quedan unos { $count } códigos.
assist-about-millions = Quedan unos { $count } de códigos.
assist-margin = Son demasiados para contarlos: estimados por una muestra, con un margen de { $margin } diecinueve veces de cada veinte.
assist-codes = Los códigos que quedan
assist-certain = Lo que es seguro en cada posición
assist-counts = Una partida con ayuda no cuenta en tus estadísticas.
certain-must = { $what } tiene que estar en la posición { $place }
certain-can = { $what } puede estar en la posición { $place }
certain-cannot = { $what } no puede estar en la posición { $place }
proof-how = Toca un signo para ver qué intentos lo demuestran.
proof-can = { $what } puede estar en la posición { $place }: en algunos de los códigos que quedan está ahí y en otros no.
proof-must = { $what } tiene que estar en la posición { $place }.
proof-must-by = { $what } tiene que estar en la posición { $place }. Intentos que lo demuestran: { $by }.
proof-cannot = { $what } no puede estar en la posición { $place }.
proof-cannot-by = { $what } no puede estar en la posición { $place }. Intentos que lo demuestran: { $by }.
hint-none = No hay más pistas
coach-thinks = El entrenador está pensando.
coach-away = No se ha podido cargar el entrenador. Tu partida sigue sin él.
numble-coach = Lo que habría probado el entrenador
numble-coach-left = Quedan
numble-coach-would = El intento del entrenador
numble-coach-same = el mismo
numble-coach-about = Quedan: las ecuaciones que encajan con todas las marcas hasta ahí. El intento del entrenador: el que deja pocas, con lo que se sabía antes del tuyo.
review-title = Análisis: { $game }
review-gone = Esta partida no está en este dispositivo. Las partidas se quedan donde se jugaron.
review-failed = El entrenador no ha podido leer esta partida.
review-none = No se intentó nada, así que no hay nada que analizar.
review-round = Ronda { $round }
review-whose = Los intentos de quién
review-away = No se ha podido cargar el entrenador. Tu partida sigue aquí.
review-board = La partida, intento a intento
review-bot = Bot
review-begin = Antes del primer intento
review-back = Intento anterior
review-on = Intento siguiente
review-step = Intento
review-at = { $step } de { $of }
review-guess = Intento { $number }:
review-codes = Códigos posibles: { $before } antes, { $after } después.
review-better = Mejor, con { $loss } intentos menos en promedio:
review-skill = Habilidad
review-luck = Suerte
review-scale = De 0 a 99, sin contar el primer intento. Junto a cada intento, la suerte está en bits.
review-ledger = Cada intento con su valoración
review-grade = Valoración
review-left = Códigos restantes
what-if = ¿Y si…?
what-if-at = ¿Y si el intento { $number } hubiera sido otro?
what-if-try = Probar el del entrenador
what-if-how = Elige otro intento; el código responde como lo habría hecho.
what-if-guesses = Los intentos de esta variante
what-if-told = Intento { $number }: { $names }. { $marks }.
what-if-best = El del entrenador
what-if-play-on = Sigue el entrenador
what-if-take-back = Deshacer
what-if-leave = Volver a la partida real
what-if-fewer = { $count ->
    [one] Resuelto, con 1 intento menos que en la partida real.
   *[other] Resuelto, con { $count } intentos menos que en la partida real.
}
what-if-more = { $count ->
    [one] Resuelto, con 1 intento más que en la partida real.
   *[other] Resuelto, con { $count } intentos más que en la partida real.
}
what-if-same = Resuelto, con los mismos intentos que en la partida real.
what-if-found = Resuelto; la partida real, no.
what-if-spent = No quedan intentos en esta variante.
what-if-you-lost = Tú: sin resolver
what-if-so-far = Esta variante, hasta ahora
what-if-branch = Esta variante
what-if-branch-lost = Esta variante: sin resolver
verdict-skill = Solo habilidad.
verdict-both = Habilidad, y además suerte.
verdict-unlucky = Bien jugado, con mala suerte.
verdict-luck = Más suerte que habilidad.
verdict-bad-luck = Más mala suerte que malas elecciones.
verdict-play = Contaron más las elecciones que la suerte.
verdict-saved = Contado en intentos, las elecciones costaron { $loss } y las respuestas ahorraron { $luck }.
verdict-cost = Contado en intentos, las elecciones costaron { $loss } y las respuestas, { $luck } más.
verdict-even = Contado en intentos, las elecciones costaron { $loss }; las respuestas se compensaron.
chart-left = Códigos restantes
chart-left-said = El intento { $number } fue el que más dijo: los códigos pasaron de { $before } a { $after }.
chart-yours = tú
chart-best = el mejor
chart-luck = Suerte, en bits
chart-luck-good = El intento { $number } tuvo más suerte que ninguno: su respuesta dijo { $bits } bits más de lo esperado.
chart-luck-bad = El intento { $number } tuvo menos suerte que ninguno: su respuesta dijo { $bits } bits menos de lo esperado.
chart-luck-none = Cada respuesta dijo lo que cabía esperar.
chart-luck-told = Dijo
chart-luck-expected = Esperado
chart-as-table = Ver como tabla
chart-as-chart = Ver como gráfico

## The other way round

reversed = Cambiar los papeles
reversed-title = { $game }: tú escondes el código
reversed-how = Piensa en un código y guárdatelo. El ordenador prueba; tú respondes cuántos símbolos son exactos y cuántos están descolocados.
reversed-how-set = Elige un código. El ordenador prueba y se le dice la verdad sobre cada intento; tú miras cómo busca.
reversed-guesses = Los intentos del ordenador
reversed-thinks = El ordenador está pensando.
reversed-found = { $tries ->
    [one] Encontrado en 1 intento
   *[other] Encontrado en { $tries } intentos
}
reversed-kept = Tu código no fue encontrado
reversed-back = Descifrar un código
reversed-clash = Ningún código encaja con tus respuestas
reversed-clash-which = Revisa estos intentos y corrige uno: { $guesses }.
reversed-amend = Corregir
reversed-ask = ¿Qué tal es el intento { $number }?
reversed-fix = Corregir la respuesta { $number }
reversed-answer = Responder
reversed-next = Siguiente intento
reversed-to-set = Elegir un código y mirar
reversed-to-think = Pensar un código y responder
reversed-strength = Nivel: { $strength }
reversed-anew = Empezar de nuevo
race = Competir con un bot
race-leave = Jugar sin bot
race-strength = ¿Qué nivel?
race-how = El bot y tú buscáis el mismo código; después de cada intento tuyo, el bot hace uno.
race-start = Empezar la carrera
race-bot = Bot: { $strength }
race-rows = Las marcas de { $name }
race-guesses = { $count ->
    [0] Espera tu primer intento
    [one] 1 intento
   *[other] { $count } intentos
}
race-found-short = Resuelto en { $tries }
race-found = El bot lo ha resuelto en { $tries }.
race-spent = Al bot no le quedan intentos.
race-waits = Esperando al bot: intento { $number } de { $of }.
race-won = Ganas la carrera.
race-lost = El bot gana la carrera.
race-tie = Empate.
race-nobody = Nadie ha encontrado el código.
race-sum = Tú: { $yours }; bot: { $theirs }.
race-level = Con los mismos intentos, gana quien tarda menos.
strength-random = Fácil
strength-consistent = Medio
strength-knuth = Difícil
strength-entropy = Muy difícil
strength-optimal = Experto

ghost-best = Contra mi récord ({ $tries } intentos)
ghost-yours = Mi récord: { $tries } intentos
ghost-leave = Jugar sin el fantasma
ghost-ahead = { $seconds } s de ventaja en este intento
ghost-behind = { $seconds } s de retraso en este intento
ghost-race = Competir con el fantasma de { $name }

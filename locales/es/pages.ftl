## Every page

skip = Ir al contenido principal
menu = Menú
menu-home = Inicio
menu-games = Todos los juegos
menu-numble = El Numble de hoy
menu-rooms = Salas
menu-races = Carreras
menu-boards = Clasificaciones
menu-me = Tú
menu-how = Cómo se juega
menu-statistics = Estadísticas
menu-settings = Ajustes
menu-about = Acerca de Cluehouse
loading = Un momento.
reload = Volver a cargar
offline = Sin conexión a internet. Las partidas en solitario y el análisis siguen funcionando.
unkept = Este dispositivo no guarda tus partidas: el almacenamiento está lleno o cerrado, como en algunas ventanas privadas.
update-ready = Hay una versión nueva.
update-now = Recargar ahora
update-later = Después de esta partida
not-found = Esta página no existe
not-found-what = Puede que la dirección tenga una errata o que lo que había aquí ya no esté.
error-engine = No se ha podido cargar el juego.
error-engine-what = Tus partidas y ajustes siguen aquí. Inténtalo de nuevo; sin conexión, espera a que vuelva.
error-kept-what = Lo guardado de esta partida no se puede leer por ahora. No se borra mientras no empieces otra.
error-kept-another = Partida nueva
error-code = Código del error: { $code }
error-piece = No se ha podido cargar este elemento. Tus partidas siguen aquí; inténtalo de nuevo.
error-page = No se ha podido cargar esta página
error-page-what = Tus partidas y ajustes siguen aquí. Recarga la página dentro de un momento.
error-page-offline = No tienes conexión y esta página aún no está en este dispositivo. Tus partidas, sí.
retry = Intentar de nuevo
n-of-m = { $n } de { $m }
more = Más: { $what }
less = Menos: { $what }

## The front page

front-title = Descifra el código
front-how = Cuatro posiciones, seis colores, diez intentos. Coloca cuatro fichas para empezar.
front-row = Tu primer intento
front-numble = Jugar al de hoy
front-numble-done = Ver el de hoy
front-games = Todos los juegos de la casa
go-on = Seguir
go-on-title = Seguir: { $game }
lately-room = Estás en la sala { $code }
go-on-guess = Intento { $number } de { $of }
go-on-other = Jugar a otra cosa
join-title = Entrar en una sala
join-code = Código de la sala
join-placeholder = CÓDIGO
join = Entrar
join-empty = Escribe primero el código de la sala.
join-host = Crear
join-offline = Las salas necesitan conexión.
ways-solo-room = En solitario, contra un bot o en sala
ways-solo-race = En solitario o contra un bot, contrarreloj
ways-daily = Uno al día o los que quieras
ways-party = En una sala, con móviles y pantalla grande

## Boards

check = Comprobar
play = Jugar
undo = Deshacer
tools = Herramientas
exact = exacto
misplaced = descolocado
board-title = { $game }, partida en solitario
board-title-race = { $game }, carrera contra un bot
board-this-game = Esta partida
board-tries-left = Intentos restantes
board-par = Promedio del juego perfecto
board-history = Intentos hasta ahora
board-guess = Intento
board-row = Intento { $number }
board-of = de { $of }
board-left = { $left ->
    [0] Sin intentos
    [one] Queda 1 intento
   *[other] Quedan { $left } intentos
}
board-seconds = { $seconds ->
    [one] Queda 1 segundo
   *[other] Quedan { $seconds } segundos
}
board-seconds-left = { $seconds ->
    [one] queda 1 s
   *[other] quedan { $seconds } s
}
board-colours = Colores
board-shapes = Formas
board-digits = Dígitos
board-empty = vacía
board-place = Posición { $place }: { $what }
board-place-held = { $said }, fijada
board-places-empty = { $count ->
    [one] Falta 1 ficha
   *[other] Faltan { $count } fichas
}
board-repeat = { $what }: ya está en la posición { $place }; aquí no se repite.
board-copy = Copiar un intento anterior
board-clear = Vaciar la fila
board-left-key = Una posición a la izquierda
board-right-key = Una posición a la derecha
board-marks = { $exact ->
    [one] { $exact } exacto
   *[other] { $exact } exactos
}, { $misplaced ->
    [one] { $misplaced } descolocado
   *[other] { $misplaced } descolocados
}
board-told = Intento { $number }: { $names }. { $exact ->
    [one] { $exact } exacto
   *[other] { $exact } exactos
}, { $misplaced ->
    [one] { $misplaced } descolocado
   *[other] { $misplaced } descolocados
}. { $left ->
    [0] Sin intentos.
    [one] Queda 1 intento.
   *[other] Quedan { $left } intentos.
}
board-told-short = { $exact } en su posición, { $misplaced } en otra.
board-which = ¿Cuáles? Ese es el juego.
board-leave-ask = ¿Dejar esta partida? No se podrá retomar.
board-nothing-known = Aún no se sabe nada.
status-solved = Resuelto
status-lost = Sin resolver
role-you = Tú
role-breaks = descifras el código
role-computer = El ordenador
role-hides = lo esconde
legend-exact-classic = Exacto (negro)
legend-exact-super = Exacto (negro)
legend-exact-skemind = Exacto (blanco)
legend-exact-bulls-and-cows = Exacto (toro)
legend-exact-custom = Exacto
legend-misplaced-classic = Descolocado (blanco)
legend-misplaced-super = Descolocado (blanco)
legend-misplaced-skemind = Descolocado (gris)
legend-misplaced-bulls-and-cows = Descolocado (vaca)
legend-misplaced-custom = Descolocado
legend-exact-what = símbolo correcto, en su posición
legend-misplaced-what = símbolo correcto, en otra posición
legend-exact-digit = dígito correcto, en su posición
legend-misplaced-digit = dígito correcto, en otra posición
give-up = Rendirse
give-up-ask = Se mostrará el código y la partida contará como no resuelta.
zen-leave = Salir del modo zen
zen = Modo zen
ways = Otras formas de jugar
back = Volver
hint = Pista
key-place = Colocar una ficha
key-move = Moverse
key-hold = Fijar una ficha
key-copy = Copiar un intento
key-undo = Deshacer
key-check = Comprobar
cap-left = Izquierda
cap-right = Derecha
cap-up = Arriba
cap-down = Abajo
cap-space = Espacio
cap-enter = Intro
cap-backspace = Retroceso
cap-delete = Supr
cap-home = Inicio
cap-end = Fin
cap-shift = Mayús
cap-control = Ctrl
notes = Notas
notes-about = Tus notas: lo que es posible en cada posición
notes-how = Las notas son solo para ti. Toca una celda: sin decidir, posible, descartado.
notes-cell = { $what } en la posición { $place }: { $note }
note-open = sin decidir
note-possible = posible
note-out = descartado
custom-title = Tu propio tablero
custom-symbols = Símbolos
custom-places = Posiciones
custom-tries = Intentos
custom-repeats = Permitir repeticiones
custom-clock = Con reloj
custom-clock-about = Para toda la partida
custom-codes = { $codes } códigos posibles
custom-change = Cambiar el tablero
custom-about = { $symbols } símbolos, { $places } posiciones, con repeticiones.
custom-about-no-repeats = { $symbols } símbolos, { $places } posiciones, sin repeticiones.

## Results

result-details = Detalles
again = Otra vez
review = Analizar
share = Compartir
share-words = Compartir texto
share-copied = Copiado. Pégalo donde quieras.
share-failed = Este navegador no deja que las páginas copien texto.
share-solved = { $title }: resuelto en { $tries } de { $of }.
share-lost = { $title }: sin resolver en { $of }.
share-practice = { $hints ->
    [0] práctica
    [one] práctica, 1 pista
   *[other] práctica, { $hints } pistas
}
share-row = Intento { $number }: { $exact ->
    [one] { $exact } exacto
   *[other] { $exact } exactos
}, { $misplaced ->
    [one] { $misplaced } descolocado
   *[other] { $misplaced } descolocados
}.
share-numble-row = Intento { $number }: { $right } en su posición, { $elsewhere } en otra.
result-solved = Resuelto en { $tries }
result-par = El juego perfecto promedia { $par }.
result-lost = Sin intentos
result-time = Se acabó el tiempo
result-gave-up = Partida abandonada
result-practice = { $hints ->
    [0] Partida de práctica, sin pistas.
    [one] Partida de práctica, con 1 pista.
   *[other] Partida de práctica, con { $hints } pistas.
}
result-code = El código era
result-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## Numble

numble-today = hoy
numble-todays = El de hoy
numble-endless = Numble ilimitado
numble-archive = Días pasados
numble-archive-about = Todos los días desde el 1 de enero de 2024. Los días pasados tienen sus propias estadísticas; para la racha solo cuenta la ecuación jugada en su día.
numble-play-endless = Modo ilimitado
numble-keypad = Teclado
numble-next = Próximo en { $time }.
numble-next-utc = Próximo en { $time } (00:00 UTC, { $local } en tu hora)
numble-streak = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
numble-left = izquierda { $left }
numble-both = izquierda { $left }, derecha { $right }
numble-is-not = { $first } { $sign } { $second } son { $left }, no { $right }.
numble-space = un espacio
numble-plus = más
numble-minus = menos
numble-times = por
numble-over = dividido entre
numble-equals = igual
numble-back = Borrar un carácter
numble-told = { $guess }: { $said }. { $left ->
    [0] Sin intentos.
    [one] Queda 1 intento.
   *[other] Quedan { $left } intentos.
}
numble-told-right = { $what } en su posición
numble-told-gaps = todos los espacios
numble-told-gap = espacio { $number }
numble-told-near = { $what } en otra posición
numble-told-none = ningún otro { $what }
numble-hard = Modo difícil
numble-hard-about = Lo encontrado se debe volver a usar.
numble-is-hard = El modo difícil está activado en esta ecuación.
numble-spent = Sin intentos
numble-was = La ecuación era { $equation }.
numble-how = Cómo funciona
numble-how-what = Encuentra la ecuación en seis intentos. Cada intento debe ser una ecuación verdadera: dos números de hasta tres dígitos, uno de los signos + − × ÷ y el resultado.
numble-how-gap = Los espacios también son posiciones. Si el primer espacio está en su posición, el primer número tiene la longitud correcta.
numble-legend-right = en su posición
numble-legend-near = en otra posición de la ecuación
numble-legend-none = no está, o ya no hay más
tile-right = en su posición
tile-near = en otra posición
tile-none = no está
month-before = Mes anterior
month-after = Mes siguiente
day-solved = resuelto
day-lost = sin resolver
day-open = sin jugar
time-hours-minutes = { $hours } h { $minutes } min

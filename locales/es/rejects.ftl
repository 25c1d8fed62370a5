# Why something was refused: what is wrong and what is accepted.

## The match machine

reject-wrong-phase = No es posible en este momento de la partida.
reject-no-such-seat = Ese sitio no existe en esta partida.
reject-seat-left = Quien ocupaba este sitio ha dejado la partida.
reject-not-here = Quien ocupa este sitio no tiene conexión.
reject-not-this-round = Juegas a partir de la próxima ronda.
reject-too-few-players = { $least ->
    [one] Este juego necesita al menos un jugador.
   *[other] Este juego necesita al menos { $least } jugadores.
}
reject-full = { $most ->
    [one] Este juego tiene un solo sitio y está ocupado.
   *[other] Los { $most } sitios están ocupados.
}
reject-no-late-join = Nadie puede entrar en esta partida una vez empezada.
reject-wrong-seat = El siguiente sitio libre es el { $next }.
reject-already-so = Ya está así.
reject-time-went-back = Esa hora es anterior a la última acción.
reject-lag-too-long = El margen por latencia es demasiado amplio.
reject-not-due = No ha vencido ningún plazo.
reject-nothing-sealed = No hay nada que revelar.

## The room

room-malformed = Este mensaje no se puede leer.
room-message-too-long = Este mensaje es demasiado largo.
room-other-protocol = Esta página no está actualizada (aquí se usa la versión { $ours }). Vuelve a cargarla.
room-closed = Esta sala está cerrada.
room-locked = Esta sala está bloqueada: nadie más puede entrar. Pídele al anfitrión que la abra.
room-full = Esta sala está llena.
room-worn-out = En esta sala se ha jugado tanto tiempo que ya no admite nada más. Abre una nueva para seguir.
room-banned = El anfitrión no te deja entrar en esta sala.
room-no-watchers = Esta sala no admite espectadores; entra a jugar.
room-name-empty = Elige un nombre.
room-name-too-long = Un nombre tiene como máximo { $most } caracteres.
room-name-taken = Aquí ya hay alguien con ese nombre.
room-name-refused = Elige otro nombre: este no es apropiado aquí.
room-name-given = En esta sala los nombres los pone la casa.
room-not-asked = En esta sala no se pide el nombre real.
room-class-quiet = Una clase no tiene chat ni aparece en la lista. Desactiva primero ambas cosas.
room-not-a-member = No estás en esta sala.
room-no-such-member = Esta persona no está en la sala.
room-host-only = Solo el anfitrión puede hacerlo.
room-owner-only = Solo la persona a quien pertenece la sala puede hacerlo, y nadie puede hacérselo.
room-not-the-host = No se puede expulsar al anfitrión por votación.
room-left-match = Has dejado esta partida. Volverás a jugar en la siguiente.
room-sealed = La última partida sigue sellada. Antes hay que revelarla.
room-not-oneself = Esto no puedes hacerlo contigo; elige a otra persona.
room-too-fast = Demasiado rápido. Espera un momento.
room-no-change = Ya está así.
room-official = Es una partida oficial: no se puede cambiar, pausar ni repetir.
room-match-running = Hay una partida en curso. Espera a que termine o termínala.
room-no-match = No hay ninguna partida en curso.
room-nothing-played = Todavía no se ha jugado nada.
room-takes-nobody = Esta partida ya no admite a nadie. Juegas en la siguiente.
room-too-late = Demasiado tarde: esa ronda ya ha terminado.
room-other-game = Esto es de otro juego.
room-paused = La partida está en pausa.
room-not-playing = No juegas en esta partida.
room-playlist-empty = Elige al menos un juego.
room-playlist-too-long = Una velada tiene como máximo { $most } juegos.
room-unknown-entry = No existe ese juego.
room-wrong-settings = Estos ajustes son de otro juego.
room-unknown-pack = Estas preguntas o palabras no están en este servidor.
room-unknown-bot = Este juego no tiene ese bot.
room-chat-off = El chat está desactivado en esta sala.
room-muted = El anfitrión te ha silenciado.
room-talk-too-fast = Demasiados mensajes seguidos. Espera un momento antes de volver a escribir.
room-nothing-said = No hay nada que enviar.
room-said-too-long = Un mensaje tiene como máximo { $most } caracteres.

## Code games

code-reject-attempts = Una partida tiene de 1 a { $most } intentos.
code-reject-seconds = El límite de tiempo va de { $least } a { $most } segundos; también se puede jugar sin límite.
code-reject-rounds = Una partida tiene de 1 a { $most } rondas; en solitario, solo una.
code-reject-practice-alone = Las pistas son solo para practicar en solitario.
code-reject-not-a-race = Una carrera es Skemind en solitario, con el tiempo normal y sin pistas.
code-reject-length = Hacen falta { $wanted } símbolos y { $found ->
    [0] no hay ninguno
    [one] solo hay uno
   *[other] hay { $found }
}.
code-reject-symbol = En la posición { $place } hay un símbolo que este tablero no tiene.
code-reject-repeat = Las posiciones { $first } y { $again } tienen el mismo símbolo; aquí no se puede repetir.
code-reject-done = Tu parte de esta ronda ha terminado.
code-reject-turn = No es tu turno.
code-reject-not-yours-to-set = Aquí no te toca elegir un código.
code-reject-already-set = Tu código ya está elegido.
code-reject-not-set-yet = Todavía falta elegir un código.
code-reject-keeper = Tú guardas el código; quien adivina es tu rival.
code-reject-not-yours-to-answer = Aquí no te toca responder.
code-reject-nothing-to-answer = Ningún intento espera respuesta.
code-reject-answer-pending = El último intento aún no tiene respuesta.
code-reject-impossible-answer = Ningún código de este tablero puede dar esa respuesta.
code-reject-clash = Las respuestas se contradicen; primero hay que corregir una.
code-reject-no-such-guess = No hay ningún intento respondido con ese número.
code-reject-amendments = Las respuestas se han corregido demasiadas veces.
code-reject-no-hints = Las pistas son para las partidas de práctica.
code-reject-too-many-hints = No quedan pistas en esta ronda.
code-reject-give-up = Aquí no puedes rendirte.

## Codes and boards as they are typed

read-symbol = «{ $found }», en la posición { $place }, no es un símbolo de este tablero. Usa { $marks }.
read-length = Hacen falta { $wanted } símbolos y { $found ->
    [0] no hay ninguno
    [one] solo hay uno
   *[other] hay { $found }
}.
read-repeat = «{ $mark }» ya está en la posición { $first }; aquí no se puede repetir (posición { $again }).
space-symbols = Un tablero tiene de 2 a 12 símbolos.
space-length = Un código tiene de 2 a 8 posiciones.
space-too-few-symbols = Sin repeticiones no puede haber más posiciones que símbolos.

## Points

score-seconds = A una partida le quedan entre 0 y { $most } segundos.
score-attempts = Una participación tiene de 0 a { $most } intentos, y para ganar hace falta al menos uno.
score-marks = Ningún intento da este resultado en Skemind: exactos y descolocados suman de 2 a 4, nunca 3 y 1; 0 y 0 significa ningún intento.
score-won = Una partida se gana con 4 exactos, y solo así.

## Numble

numble-hard-green = Debes usar { $char } en la posición { $position }
numble-hard-yellow = Debes incluir { $char } en tu intento
numble-reject-empty = Escribe una ecuación, por ejemplo 12 + 34 = 46.
numble-reject-character = «{ $found }», en la posición { $place }, no vale aquí; usa dígitos, + − × (*) ÷ (/) y =.
numble-reject-digits = El número de la posición { $place } es demasiado largo; el máximo es de { $most } dígitos.
numble-reject-missing-number = Falta un número en la posición { $place }.
numble-reject-split-number = Falta un signo antes del número de la posición { $place }.
numble-reject-missing-equals = Falta el =.
numble-reject-second-equals = Hay un segundo = en la posición { $place }; usa solo uno.
numble-reject-missing-operator = Falta un operador antes del =; usa + − × (*) o ÷ (/).
numble-reject-second-operator = Hay un segundo operador en la posición { $place }; usa solo uno.
numble-reject-operator-after-equals = El operador de la posición { $place } está después del =; ahí solo va el resultado.
numble-reject-division-by-zero = No se puede dividir entre cero.
numble-reject-not-whole = { $first } ÷ { $second } no da un número entero.
numble-reject-negative = El lado izquierdo da { $left }; no puede ser menor que 0.
numble-reject-too-large = El lado izquierdo da { $left }; el máximo es { $most }.
numble-reject-untrue = El lado izquierdo da { $left }, pero el derecho es { $right }.
numble-reject-action = Prueba una ecuación o ríndete.
numble-reject-date-form = Escribe la fecha como AAAA-MM-DD, por ejemplo 2024-10-15.
numble-reject-date-month = El mes { $found } no existe; usa de 01 a 12.
numble-reject-date-day = Este mes no tiene día { $found }; usa de 01 a { $most }.
numble-reject-day-before-first = La primera ecuación es del 2024-01-01; antes no hay ninguna.
numble-reject-day-future = Esta ecuación aún no ha salido; elige la de hoy o la de un día anterior.
numble-reject-day-not-today = Esta no es la ecuación de hoy; búscala en el archivo.
numble-reject-day-not-past = La ecuación de hoy es la diaria; en el archivo están las de días pasados.
numble-reject-rounds = Elige de 1 a { $most } rondas.
numble-reject-one-round = Solo las carreras en modo ilimitado tienen más de una ronda.
numble-reject-seconds = Elige un límite de { $least } a { $most } segundos.
numble-reject-no-limit = Solo las carreras tienen límite de tiempo.
numble-reject-done = Tu parte de esta ronda ha terminado.

## Trivia

trivia-reject-rounds = Elige de 1 a { $most } rondas.
trivia-reject-seconds = Elige de { $least } a { $most } segundos.
trivia-reject-reading = El tiempo de lectura es de { $most } segundos como máximo.
trivia-reject-too-few = { $found ->
    [0] Con estos ajustes no hay preguntas
    [one] Con estos ajustes solo hay una pregunta
   *[other] Con estos ajustes solo hay { $found } preguntas
}; la partida necesita { $wanted }.
trivia-reject-not-open = Todavía no se puede responder.
trivia-reject-answered = Ya has respondido.

## Sketch

pictionary-reject-cycles = Elige de 1 a { $most } rondas.
pictionary-reject-seconds = Elige de { $least } a { $most } segundos.
pictionary-reject-too-few = { $found ->
    [0] Con estos ajustes no hay palabras
    [one] Con estos ajustes solo hay una palabra
   *[other] Con estos ajustes solo hay { $found } palabras distintas
}; la partida necesita { $wanted }.
pictionary-reject-bad-word = La palabra { $number } o un sinónimo está en blanco, pasa de { $most } caracteres o tiene alguno no válido.
pictionary-reject-no-turn = Ahora no dibuja nadie.
pictionary-reject-not-the-drawer = Eso solo puede hacerlo quien dibuja.
pictionary-reject-pick-first = Primero elige una palabra.
pictionary-reject-already-picked = La palabra ya está elegida.
pictionary-reject-no-such-word = Elige una palabra: de la 1 a la { $most }.
pictionary-reject-clock = Este turno acaba cuando se agota el tiempo.
pictionary-reject-empty = Primero escribe algo.
pictionary-reject-long = Como máximo, { $most } caracteres.
pictionary-reject-bad-text = Este texto tiene caracteres que no se pueden enviar.
pictionary-reject-too-much = Como máximo, { $most } mensajes por turno.
pictionary-reject-says-the-word = Quien dibuja no puede decir la palabra.
pictionary-reject-colour = Ese color no existe.
pictionary-reject-brush = Ese pincel no existe.
pictionary-reject-points = Cada parte de un trazo tiene de 1 a { $most } puntos.
pictionary-reject-off-canvas = Eso queda fuera del lienzo.
pictionary-reject-no-stroke = No hay ningún trazo que continuar.
pictionary-reject-nothing-drawn = No hay nada que borrar.
pictionary-reject-full = En el dibujo ya no cabe nada más.
pictionary-reject-so-already = Ya está así.

## Hermit

hermit-reject-rounds = Elige de 1 a { $most } rondas.
hermit-reject-seconds = Elige de { $least } a { $most } segundos.
hermit-reject-numbers = Elige de { $least } a { $most } como número más alto.
hermit-reject-number = Elige un número del 1 al { $most }.
hermit-reject-picked = Ya has elegido.

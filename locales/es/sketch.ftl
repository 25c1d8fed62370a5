# Garabatos: dibujar y adivinar.

## Dibujar y adivinar

sketch-picks = { $name } elige una palabra.
sketch-draws = { $name } dibuja.
sketch-draws-now = dibuja
sketch-your-turn = Te toca: elige una palabra.
sketch-pick = ¿Qué vas a dibujar?
sketch-pick-otherwise = En { $seconds } s será «{ $word }».
sketch-pass = Prefiero no dibujar
sketch-you-draw = Dibujas: { $word }.
sketch-you-draw-this = Dibujas
sketch-word-said = { $word }: { $count ->
    [one] 1 letra
   *[other] { $count } letras
}.
sketch-said-blank = hueco
sketch-said-gap = espacio
sketch-found = { $name } ha encontrado la palabra.
sketch-found-you = La encontraste: { $word }.
sketch-has-found = ha encontrado la palabra
sketch-found-by = La encontraron: { $names }.
sketch-found-none = Nadie la encontró.
sketch-was = La palabra era { $word }.
sketch-was-before = La palabra era
sketch-guess = Tu respuesta
sketch-send = Probar
sketch-inside = Solo lo leen quienes la saben.
sketch-near = ¡Casi! Solo tú ves esto.
sketch-near-tag = (casi)
sketch-talk = Respuestas y mensajes
sketch-tabs = Debajo del dibujo
sketch-tab-latest = Lo último
sketch-tab-talk = Todo
sketch-tab-players = Jugadores
sketch-over = La partida ha terminado.
sketch-does-not-draw = no dibuja
sketch-no-drawing = No dibujo
sketch-no-drawing-about = Se saltan tus turnos. Recibes lo que se gana de media dibujando.

## El lienzo y las herramientas

sketch-paper = El lienzo
sketch-paper-of = { $name } dibuja: { $count ->
    [0] nada todavía
    [one] 1 trazo
   *[other] { $count } trazos
}
sketch-paper-yours = Tu dibujo: { $count ->
    [0] nada todavía
    [one] 1 trazo
   *[other] { $count } trazos
}
sketch-keys = Q lápiz, W relleno, E goma, 1 a 4 grosor, Ctrl+Z deshacer.
sketch-tools = Herramientas
sketch-colours = Colores
sketch-sizes = Grosores
sketch-size = Grosor { $number }
sketch-tool-pencil = Lápiz
sketch-tool-fill = Rellenar
sketch-tool-eraser = Goma
sketch-undo = Deshacer el último trazo
sketch-clear = Borrar todo
sketch-clear-ask = ¿Borrar todo el dibujo?
sketch-stop = Terminar mi turno
sketch-colour-black = Negro
sketch-colour-slate = Pizarra
sketch-colour-grey = Gris
sketch-colour-silver = Gris claro
sketch-colour-white = Blanco
sketch-colour-brown = Marrón
sketch-colour-sand = Arena
sketch-colour-peach = Melocotón
sketch-colour-wine = Granate
sketch-colour-red = Rojo
sketch-colour-orange = Naranja
sketch-colour-yellow = Amarillo
sketch-colour-cream = Crema
sketch-colour-lime = Lima
sketch-colour-green = Verde
sketch-colour-forest = Verde bosque
sketch-colour-turquoise = Turquesa
sketch-colour-sky = Celeste
sketch-colour-blue = Azul
sketch-colour-navy = Azul marino
sketch-colour-violet = Violeta
sketch-colour-lilac = Lila
sketch-colour-magenta = Magenta
sketch-colour-pink = Rosa

## Lo que el anfitrión puede hacer con un dibujo

sketch-hide = Ocultar el dibujo
sketch-show = Mostrarlo de nuevo
sketch-show-on-screen = Mostrarlo en la pantalla grande
sketch-skip = Saltar este turno
sketch-hidden = Este dibujo está oculto.
sketch-hidden-words = El anfitrión lo ha ocultado. La partida sigue enseguida.
sketch-hidden-yours = El anfitrión ha ocultado tu dibujo a todos.
sketch-hidden-class = Aparece cuando el anfitrión lo haya visto.
sketch-screen-more = { $count ->
    [one] y 1 más
   *[other] y { $count } más
}

## Dibujos para guardar y volver a ver

sketch-gallery = Los dibujos
sketch-gallery-none = No se dibujó nada en esta partida.
sketch-picture = { $word }, dibujo de { $name }
sketch-drawn-by = dibujo de { $name }
sketch-save = Guardar «{ $word }» como imagen
sketch-save-short = Guardar como imagen
sketch-save-all = Guardar todos
sketch-saved = { $count ->
    [one] Se ha guardado 1 imagen.
   *[other] Se han guardado { $count } imágenes.
}
sketch-replay = Los dibujos, trazo a trazo
sketch-replay-at = Dibujo { $place } de { $of }
sketch-replay-back = El dibujo anterior
sketch-replay-on = El dibujo siguiente
sketch-replay-play = Reproducir
sketch-replay-pause = Detener
sketch-replay-time = Momento del dibujo
sketch-replay-none = Las palabras de esta partida ya no están aquí, o no se dibujó nada.

## En solitario

sketch-alone = Garabatos en solitario
sketch-alone-about = Un dibujo se traza de nuevo. Di qué es antes de que termine.
sketch-alone-found = { $count ->
    [0] Ninguno aún
    [one] 1 acertado
   *[other] { $count } acertados
}
sketch-alone-next = Otro dibujo
sketch-alone-tell = Dime la palabra
sketch-alone-room = Jugar con amigos en una sala
sketch-paper-redrawn = Un dibujo que se traza de nuevo
sketch-near-alone = ¡Casi!
sketch-not-it = No es «{ $guess }».

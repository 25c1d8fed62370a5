# Party games and the big screen.

quiz-question = Pregunta { $round } de { $rounds }
quiz-reading = Se podrá responder en { $seconds } s
quiz-open = Ya puedes responder.
quiz-answers = Respuestas
quiz-answered = Han respondido { $done } de { $all }.
quiz-locked = Elegida: { $letter }. Han respondido { $done } de { $all }.
quiz-along = Dices { $letter }. Respondes por tu cuenta; no puntúa.
quiz-is-right = correcta
quiz-is-wrong = no es correcta
quiz-right = Correcto
quiz-wrong = No era esa
quiz-none = Sin respuesta
quiz-outcome = El resultado
quiz-streak = { $count } seguidas
quiz-behind = Puesto { $place } de { $all }, { $points ->
    [one] a 1 punto de { $name }
   *[other] a { $points } puntos de { $name }
}
quiz-leads = Vas en cabeza.
quiz-shares = Compartes la cabeza.
quiz-question-here = Pregunta en este dispositivo
quiz-question-here-about = Desactívala si hay una pantalla grande: las respuestas ocupan el móvil.
party-podium = Podio
party-place = Puesto
party-points = { $points } puntos
party-up = { $places ->
    [one] sube un puesto
   *[other] sube { $places } puestos
}
party-down = { $places ->
    [one] baja un puesto
   *[other] baja { $places } puestos
}
ending-first_correct = Al más rápido
ending-first_correct-about = La primera respuesta correcta cierra la pregunta.
ending-everyone = Responden todos
ending-everyone-about = La pregunta termina cuando todos han respondido o se acaba el tiempo.
any-of-all = Cualquiera
grade-easy = Fácil
grade-medium = Medio
grade-hard = Difícil
room-game-rounds = { $game }: { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
room-game-questions = { $game }: { $rounds ->
    [one] 1 pregunta
   *[other] { $rounds } preguntas
}
screen-open = Abrir la pantalla grande
screen-title = Pantalla grande de la sala { $code }
screen-go-to = Entra en { $address }
screen-type = y escribe el código
screen-nobody = Aquí aparecerá quien entre.
screen-next = Siguiente: { $game }
screen-people = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
screen-mute = Silenciar
screen-full = Pantalla completa
screen-host = Anfitrión
screen-evening = La velada
screen-starts = Empieza en
screen-reading = Enseguida se podrá responder
screen-host-not = Ahora hay otro anfitrión.
screen-host-elsewhere = Diriges la sala desde otra pestaña u otro dispositivo.
room-host-game = Crear una sala: { $game }
bot-name-guesser = Adivino
bot-name-reader = Lector
bot-name-scholar = Erudito
screen-waits = El anfitrión empieza la siguiente partida.
hermit-goal = Elige el número más bajo que nadie más elija.
hermit-numbers = Números
hermit-picked = Han elegido { $done } de { $all }.
hermit-locked = Elegido: { $number }. Han elegido { $done } de { $all }.
hermit-you-won = Ganas con el { $number }
hermit-won = { $name } gana con el { $number }
hermit-nobody = No gana nadie: ningún número se ha elegido una sola vez.
hermit-wins = gana
hermit-yours = tu número
hermit-picks = Quién eligió qué
hermit-no-pick = Sin número: { $names }
hermit-more = y { $count } más
bot-name-shy = Tímido

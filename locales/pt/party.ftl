# Party games and the big screen.

quiz-question = Pergunta { $round } de { $rounds }
quiz-reading = As respostas abrem em { $seconds } s
quiz-open = Você já pode responder.
quiz-answers = Respostas
quiz-answered = { $done } de { $all } já responderam.
quiz-locked = Marcada: { $letter }. { $done } de { $all } já responderam.
quiz-along = Você diz { $letter }. Você responde por fora; não vale pontos.
quiz-is-right = certa
quiz-is-wrong = não é esta
quiz-right = Certo
quiz-wrong = Não era essa
quiz-none = Sem resposta
quiz-outcome = O resultado
quiz-streak = { $count } seguidas
quiz-behind = { $place }.º lugar de { $all }, { $points ->
    [one] { $points } ponto atrás de { $name }
   *[other] { $points } pontos atrás de { $name }
}
quiz-leads = Você está na frente.
quiz-shares = Você divide a liderança.
quiz-question-here = Pergunta neste aparelho
quiz-question-here-about = Desligue se há um telão: as respostas ocupam o celular.
party-podium = Pódio
party-place = Lugar
party-points = { $points } pontos
party-up = { $places ->
    [one] sobe um lugar
   *[other] sobe { $places } lugares
}
party-down = { $places ->
    [one] desce um lugar
   *[other] desce { $places } lugares
}
ending-first_correct = Quem é mais rápido
ending-first_correct-about = A primeira resposta certa encerra a pergunta.
ending-everyone = Todos respondem
ending-everyone-about = A pergunta termina quando todos responderam, ou com o tempo.
any-of-all = Qualquer
grade-easy = Fácil
grade-medium = Médio
grade-hard = Difícil
room-game-rounds = { $game }: { $rounds ->
    [one] 1 rodada
   *[other] { $rounds } rodadas
}
room-game-questions = { $game }: { $rounds ->
    [one] 1 pergunta
   *[other] { $rounds } perguntas
}
screen-open = Abrir o telão
screen-title = Telão da sala { $code }
screen-go-to = Acesse { $address }
screen-type = e digite o código
screen-nobody = Quem entrar aparece aqui.
screen-next = A seguir: { $game }
screen-people = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
}
screen-mute = Silenciar
screen-full = Tela cheia
screen-host = Anfitrião
screen-evening = A noite
screen-starts = Começa em
screen-reading = As respostas abrem já
screen-host-not = Agora o anfitrião é outra pessoa.
screen-host-elsewhere = Você conduz a sala em outra aba ou em outro aparelho.
room-host-game = Criar uma sala: { $game }
bot-name-guesser = Palpiteiro
bot-name-reader = Leitor
bot-name-scholar = Erudito
screen-waits = O anfitrião começa a próxima partida.
hermit-goal = Escolha o menor número que ninguém mais escolha.
hermit-numbers = Números
hermit-picked = { $done } de { $all } já escolheram.
hermit-locked = Marcado: { $number }. { $done } de { $all } já escolheram.
hermit-you-won = Você vence com o { $number }
hermit-won = { $name } vence com o { $number }
hermit-nobody = Ninguém vence: nenhum número foi escolhido só uma vez.
hermit-wins = vence
hermit-yours = sua escolha
hermit-picks = Quem escolheu o quê
hermit-no-pick = Sem número: { $names }
hermit-more = e mais { $count }
bot-name-shy = Tímido

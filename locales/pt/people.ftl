# As pessoas e o que conta: contas, perfis, partidas oficiais, corridas, classificações.

## Official games and races

official = Oficial
official-title = { $game }, partida oficial
official-server = A casa tem o segredo, o relógio e os pontos. Sem ajuda nem dicas.
official-once = Depois de começar, conta. Sair de vez é desistir.
official-once-daily = Uma só tentativa oficial por dia. Depois de começar, conta, e sair de vez é desistir.
official-once-race = Uma só participação por pessoa. Depois de começar, conta, e sair de vez é desistir.
official-waits = Se a conexão cair ou você fechar a página, a partida espera por você durante dois dias.
official-waits-timed = Se a conexão cair ou você fechar a página, pode voltar, mas o relógio continua a correr.
official-fixed = { $entry ->
    [numble] A equação fica fixada antes do seu primeiro palpite. Depois você pode verificar que nunca mudou.
   *[other] O código fica fixado antes do seu primeiro palpite. Depois você pode verificar que nunca mudou.
}
official-fixed-as = { $entry ->
    [numble] A equação está fixada. Compromisso: { $commitment }
   *[other] O código está fixado. Compromisso: { $commitment }
}
official-begin = Começar
official-not-now = Agora não
official-house = A casa
official-leave = Desistir e sair
official-give-up-ask = Sair é desistir: a partida termina agora e conta como não resolvida. Não há segunda tentativa.
official-result = Resultado
official-replay = Rever
official-place = { $place }.º lugar na tabela.
official-place-best = Na tabela fica uma partida sua melhor, em { $place }.º lugar.
official-place-day = { $place }.º lugar hoje.
official-name = Escolher o nome que os outros veem
official-gone = Não há nenhuma partida oficial aqui.
official-gone-next = Talvez já tenha terminado, ou seja de outra pessoa.
official-over = Esta partida terminou.
official-over-next = Pode ser vista de novo, palpite a palpite.
official-other = Jogar outra coisa
official-offline = Não há conexão com a casa. O jogo solo continua funcionando.
daily-short = Aqui: para a sua sequência. Oficialmente: também para a tabela.
daily-choice = Jogado aqui, o dia conta para a sua sequência e é enviado no fim. Jogado oficialmente, aparece também na tabela de hoje: uma só tentativa, pelo relógio da casa.
daily-offline = Sem conexão. O que você jogar aqui fica guardado, é enviado quando a conexão voltar e conta para a sua sequência, não na tabela.
daily-offline-short = Offline: conta para a sua sequência, não na tabela.
daily-under-way = Sua tentativa oficial está em andamento.
daily-under-way-what = Há só uma por dia, por isso o tabuleiro fica fechado aqui até ela terminar.
daily-played = Você já jogou hoje oficialmente
daily-sending = Enviando para a sua sequência.
daily-sent = Enviado: o dia conta para a sua sequência, não na tabela.
daily-waits = Guardado aqui; é enviado quando a conexão voltar. O dia conta para a sua sequência, não na tabela.
score-title = De onde vêm os pontos
score-exact = Exatos: { $count } × 60
score-misplaced = Deslocados: { $count } × 25
score-solved = Resolvido
score-time = Tempo restante
score-seconds-left = Restam { $seconds } s × 2
score-tries = { $tries ->
    [one] 1 tentativa: { $below } × 50
   *[other] { $tries } tentativas: { $below } × 50
}
score-sum = Pontos
ranking-place = Lugar
ranking-name = Nome
ranking-points = Pontos
ranking-tries = Tentativas
ranking-time = Tempo
ranking-replay = Rever
ranking-replay-of = Rever a partida de { $name }
ranking-you = você
ranking-guest = Sem nome
ranking-gone = Alguém que já não está
ranking-not-solved = não resolvido
ranking-all = A tabela de sempre
ranking-day = A tabela de hoje
fair-title = Jogo limpo
fair-what = Antes do seu primeiro palpite a casa anotou o segredo e mostrou a você um compromisso: um número que só combina com esse segredo e nada diz sobre ele. No fim os dois são abertos, e qualquer pessoa pode verificar que vão juntos.
fair-commitment = O compromisso
race-entry-in = Sua participação está registrada. Código e classificação abrem às { $time }.
race-entry-in-soon = Sua participação está registrada. Código e classificação abrem quando a corrida terminar.
race-to = Para a corrida
races = Corridas
races-about = O mesmo código para todos, uma participação por pessoa. Código, classificação e partidas abrem quando a corrida termina.
races-open = Abertas
races-coming = Por vir
races-over = Terminadas
races-none = Nenhuma corrida no momento. Anuncie uma, e os amigos entram pelo link.
races-all = Todas as corridas
official-open = Partidas oficiais que esperam por você
race-announce = Anunciar uma corrida
race-name = Como se chama
race-name-missing = Dê primeiro um nome à corrida.
race-game = Jogo
race-opens = Abre
race-closes = Fecha
race-window-wrong = A corrida tem de fechar depois de abrir.
race-whom = Quem a encontra
race-whom-link = Quem tiver o link
race-whom-all = Todas as pessoas
race-login = Entrar ou criar uma conta
race-no-accounts = Não há contas nesta casa; peça uma corrida por link.
race-announce-do = Anunciar
race-announce-not = Agora não
race-both-times = { $local } ({ $utc } UTC)
race-days-hours = { $days ->
    [one] 1 dia
   *[other] { $days } dias
} { $hours } h
race-opens-in = Abre em { $time }
race-closes-in = Aberta por mais { $time }
race-ending = { $count ->
    [0] Fechada. A classificação abre em instantes.
    [one] Fechada. Uma participação ainda está em jogo.
   *[other] Fechada. { $count } participações ainda estão em jogo.
}
race-over = Esta corrida terminou.
race-entries = { $count ->
    [0] nenhuma participação
    [one] 1 participação
   *[other] { $count } participações
}
race-entered = Participações
race-yours-in = a sua está registrada
race-yours-playing = a sua está em andamento
race-yours-under-way = Sua participação está em andamento.
race-play = Jogar
race-look = Ver
race-enter = Participar
race-rules = O mesmo código para todos, uma participação por pessoa. Primeiro quem resolve em menos tentativas, depois em menos tempo.
race-rules-skemind = O mesmo código para todos, uma participação por pessoa, 180 segundos a partir do seu início. 1000 pontos por resolver, 2 por segundo restante, 50 por tentativa abaixo de onze.
race-ranking = Classificação
race-ties = Em caso de empate: menos tentativas, depois menos tempo, depois quem terminou primeiro.
race-nobody = Ninguém participou, por isso o código continua fechado.
race-missing = Essa corrida não existe
race-missing-what = O link talvez esteja incompleto, ou a corrida terminou há muito tempo.
race-card = Corrida: { $title }
race-until = aberta até { $time }

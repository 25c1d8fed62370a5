# Why something was refused: what is wrong and what is accepted.

## The match machine

reject-wrong-phase = Não é possível neste momento da partida.
reject-no-such-seat = Esse lugar não existe nesta partida.
reject-seat-left = Esta pessoa já saiu da partida.
reject-not-here = Esta pessoa está sem conexão.
reject-not-this-round = Você joga a partir da próxima rodada.
reject-too-few-players = { $least ->
    [one] Este jogo precisa de pelo menos { $least } pessoa.
   *[other] Este jogo precisa de pelo menos { $least } pessoas.
}
reject-full = { $most ->
    [one] Este jogo tem um só lugar, e já está ocupado.
   *[other] Os { $most } lugares já estão ocupados.
}
reject-no-late-join = Ninguém pode entrar nesta partida depois do início.
reject-wrong-seat = O próximo lugar livre é o { $next }.
reject-already-so = Já está assim.
reject-time-went-back = Este instante é anterior ao da última ação.
reject-lag-too-long = A tolerância à latência é grande demais.
reject-not-due = Nenhum prazo terminou ainda.
reject-nothing-sealed = Não há nada para revelar.

## The room

room-malformed = Não é possível ler esta mensagem.
room-message-too-long = Esta mensagem é longa demais.
room-other-protocol = Esta página está desatualizada (a versão em uso é a { $ours }). Recarregue-a.
room-closed = Esta sala está fechada.
room-locked = Esta sala está trancada: não entra mais ninguém. Peça ao anfitrião para abrir.
room-full = Esta sala está cheia.
room-worn-out = Já se jogou tanto nesta sala que ela não aceita mais nada. Abra uma nova para continuar.
room-banned = O anfitrião bloqueou a sua entrada nesta sala.
room-no-watchers = Nesta sala não dá para só assistir; entre para jogar.
room-name-empty = Escolha um nome.
room-name-too-long = O nome pode ter no máximo { $most } caracteres.
room-name-taken = Alguém aqui já usa este nome.
room-name-refused = Escolha outro nome: este não é apropriado aqui.
room-name-given = Nesta sala é a casa que dá os nomes.
room-not-asked = Nesta sala ninguém pede o nome verdadeiro.
room-class-quiet = Uma turma não tem conversa nem aparece na lista. Desative as duas antes.
room-not-a-member = Você não está nesta sala.
room-no-such-member = Esta pessoa não está na sala.
room-host-only = Só o anfitrião pode fazer isso.
room-owner-only = Só a pessoa a quem a sala pertence pode fazer isso, e ninguém pode fazê-lo a ela.
room-not-the-host = Não se pode expulsar o anfitrião por votação.
room-left-match = Você saiu desta partida. Volta a jogar na próxima.
room-sealed = A última partida ainda está selada. É preciso revelá-la primeiro.
room-not-oneself = Isso só se pode fazer com outra pessoa.
room-too-fast = Rápido demais. Espere um momento.
room-no-change = Já está assim.
room-official = Esta é uma partida oficial: não pode ser alterada, pausada nem repetida.
room-match-running = Há uma partida em andamento. Espere que termine ou encerre-a.
room-no-match = Não há partida em andamento.
room-nothing-played = Ainda não houve nenhuma partida.
room-takes-nobody = Esta partida não aceita mais ninguém. Você joga na próxima.
room-too-late = Tarde demais: essa rodada já acabou.
room-other-game = Isto é de outro jogo.
room-paused = A partida está em pausa.
room-not-playing = Você não joga nesta partida.
room-playlist-empty = Escolha pelo menos um jogo.
room-playlist-too-long = Uma noite pode ter no máximo { $most } jogos.
room-unknown-entry = Esse jogo não existe.
room-wrong-settings = Estas opções são de outro jogo.
room-unknown-pack = Estas perguntas ou palavras não estão neste servidor.
room-unknown-bot = Este jogo não tem esse bot.
room-chat-off = O chat está desativado nesta sala.
room-muted = O anfitrião desativou as suas mensagens.
room-talk-too-fast = Mensagens demais de uma vez. Espere um momento antes de escrever de novo.
room-nothing-said = Não há nada para enviar.
room-said-too-long = Uma mensagem pode ter no máximo { $most } caracteres.

## Code games

code-reject-attempts = Uma partida pode ter de 1 a { $most } palpites.
code-reject-seconds = O limite de tempo é de { $least } a { $most } segundos, ou nenhum.
code-reject-rounds = Uma partida pode ter de 1 a { $most } rodadas; em modo solo, só uma.
code-reject-practice-alone = Só há dicas no treino, em modo solo.
code-reject-not-a-race = A corrida é uma partida solo de Skemind, com o tempo normal e sem dicas.
code-reject-length = { $found ->
    [0] Não há nenhum símbolo
    [one] Há { $found } símbolo
   *[other] Há { $found } símbolos
}, mas o código tem { $wanted }.
code-reject-symbol = A posição { $place } tem um símbolo que não existe neste tabuleiro.
code-reject-repeat = As posições { $first } e { $again } têm o mesmo símbolo; aqui não há repetição.
code-reject-done = Você já terminou esta rodada.
code-reject-turn = Não é a sua vez.
code-reject-not-yours-to-set = Aqui você não tem código para definir.
code-reject-already-set = O seu código já está definido.
code-reject-not-set-yet = Ainda falta definir um código.
code-reject-keeper = Você guarda o código; os palpites são do adversário.
code-reject-not-yours-to-answer = Aqui você não tem nada para responder.
code-reject-nothing-to-answer = Nenhum palpite espera resposta.
code-reject-answer-pending = O último palpite ainda não teve resposta.
code-reject-impossible-answer = Nenhum código deste tabuleiro pode dar essa resposta.
code-reject-clash = As respostas entram em contradição; corrija uma delas primeiro.
code-reject-no-such-guess = Não há palpite respondido com esse número.
code-reject-amendments = As respostas já foram corrigidas vezes demais.
code-reject-no-hints = Só há dicas em partidas de treino.
code-reject-too-many-hints = Não há mais dicas nesta rodada.
code-reject-give-up = Aqui não dá para desistir.

## Codes and boards as they are typed

read-symbol = “{ $found }” na posição { $place } não é um símbolo deste tabuleiro. Use { $marks }.
read-length = { $found ->
    [0] Não há nenhum símbolo
    [one] Há { $found } símbolo
   *[other] Há { $found } símbolos
}, mas o código tem { $wanted }.
read-repeat = “{ $mark }” já está na posição { $first }; aqui não há repetição (posição { $again }).
space-symbols = Um tabuleiro pode ter de 2 a 12 símbolos.
space-length = Um código pode ter de 2 a 8 posições.
space-too-few-symbols = Sem repetição, um código não pode ter mais posições do que símbolos.

## Points

score-seconds = O tempo restante de uma partida vai de 0 a { $most } segundos.
score-attempts = Uma participação pode ter de 0 a { $most } palpites, e para ganhar é preciso pelo menos um.
score-marks = Nenhum palpite recebe estas marcas no Skemind: exatos e deslocados somam de 2 a 4, nunca 3 e 1; 0 e 0 significa nenhum palpite.
score-won = Uma partida só é ganha com 4 exatos, e 4 exatos sempre ganham.

## Numble

numble-hard-green = É preciso usar { $char } na posição { $position }
numble-hard-yellow = É preciso incluir { $char } no palpite
numble-reject-empty = Escreva uma equação, como 12 + 34 = 46.
numble-reject-character = “{ $found }” na posição { $place } não serve aqui; use algarismos, + − × (*) ÷ (/) e =.
numble-reject-digits = O número na posição { $place } é longo demais; use no máximo { $most } algarismos.
numble-reject-missing-number = Falta um número na posição { $place }.
numble-reject-split-number = Falta um sinal antes do número na posição { $place }.
numble-reject-missing-equals = Falta o =.
numble-reject-second-equals = Há um segundo = na posição { $place }; use só um.
numble-reject-missing-operator = Falta um operador antes do =; use + − × (*) ou ÷ (/).
numble-reject-second-operator = Há um segundo operador na posição { $place }; use só um.
numble-reject-operator-after-equals = O operador na posição { $place } vem depois do =; ali só vai o resultado.
numble-reject-division-by-zero = Não se pode dividir por zero.
numble-reject-not-whole = { $first } ÷ { $second } não dá um número inteiro.
numble-reject-negative = O lado esquerdo dá { $left }; não pode ficar abaixo de 0.
numble-reject-too-large = O lado esquerdo dá { $left }; o máximo é { $most }.
numble-reject-untrue = O lado esquerdo dá { $left }, mas o lado direito é { $right }.
numble-reject-action = Tente uma equação ou desista.
numble-reject-date-form = Escreva a data como AAAA-MM-DD, por exemplo 2024-10-15.
numble-reject-date-month = Não existe o mês { $found }; use de 01 a 12.
numble-reject-date-day = Este mês não tem dia { $found }; use de 01 a { $most }.
numble-reject-day-before-first = O primeiro desafio é de 2024-01-01; antes disso não há nenhum.
numble-reject-day-future = Este desafio ainda não saiu; escolha o de hoje ou o de um dia anterior.
numble-reject-day-not-today = Este não é o desafio de hoje; procure nos desafios anteriores.
numble-reject-day-not-past = O de hoje é o desafio do dia; aqui ficam só os anteriores.
numble-reject-rounds = Escolha de 1 a { $most } rodadas.
numble-reject-one-round = Só as corridas no modo ilimitado têm mais de uma rodada.
numble-reject-seconds = Escolha um limite de { $least } a { $most } segundos.
numble-reject-no-limit = Só as corridas têm limite de tempo.
numble-reject-done = Você já terminou esta rodada.

## Trivia

trivia-reject-rounds = Escolha de 1 a { $most } rodadas.
trivia-reject-seconds = Escolha de { $least } a { $most } segundos.
trivia-reject-reading = O tempo de leitura é de no máximo { $most } segundos.
trivia-reject-too-few = { $found ->
    [0] Nenhuma pergunta serve
    [one] Só { $found } pergunta serve
   *[other] Só { $found } perguntas servem
}; é preciso ter { $wanted }.
trivia-reject-not-open = Ainda não é hora de responder.
trivia-reject-answered = Você já respondeu.

## Sketch

pictionary-reject-cycles = Escolha de 1 a { $most } rodadas.
pictionary-reject-seconds = Escolha de { $least } a { $most } segundos.
pictionary-reject-too-few = { $found ->
    [0] Nenhuma palavra serve
    [one] Só { $found } palavra serve
   *[other] Só { $found } palavras diferentes servem
}; é preciso ter { $wanted }.
pictionary-reject-bad-word = A palavra { $number } ou um dos sinônimos está em branco, tem caracteres estranhos ou passa de { $most } caracteres.
pictionary-reject-no-turn = Ninguém está desenhando agora.
pictionary-reject-not-the-drawer = Só quem desenha pode fazer isso.
pictionary-reject-pick-first = Escolha uma palavra primeiro.
pictionary-reject-already-picked = A palavra já foi escolhida.
pictionary-reject-no-such-word = Escolha uma palavra de 1 a { $most }.
pictionary-reject-clock = Esta vez só termina quando o tempo acabar.
pictionary-reject-empty = Escreva algo primeiro.
pictionary-reject-long = No máximo { $most } caracteres.
pictionary-reject-bad-text = Este texto tem caracteres que não podem ser enviados.
pictionary-reject-too-much = No máximo { $most } mensagens por desenho.
pictionary-reject-says-the-word = Quem desenha não pode dizer a palavra.
pictionary-reject-colour = Essa cor não existe.
pictionary-reject-brush = Esse pincel não existe.
pictionary-reject-points = Cada trecho de um traço pode ter de 1 a { $most } pontos.
pictionary-reject-off-canvas = Isso fica fora da área de desenho.
pictionary-reject-no-stroke = Não há traço para continuar.
pictionary-reject-nothing-drawn = Não há nada para apagar.
pictionary-reject-full = Não cabe mais nada no desenho.
pictionary-reject-so-already = Já está assim.

## Hermit

hermit-reject-rounds = Escolha de 1 a { $most } rodadas.
hermit-reject-seconds = Escolha de { $least } a { $most } segundos.
hermit-reject-numbers = Escolha de { $least } a { $most } como maior número.
hermit-reject-number = Escolha um número de 1 a { $most }.
hermit-reject-picked = Você já escolheu.

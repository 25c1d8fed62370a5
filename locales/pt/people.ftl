# People and what counts: accounts, profiles, official games, races, boards.

## Who one is

guest = Visitante
me-who = Quem é você
me-guest = Você joga como visitante.
me-guest-named = Você joga como visitante; os outros veem este nome.
me-account = Os outros veem este nome. Ele é só seu.
name-in-rooms = Nome nas salas
name-choose = Escolher um nome
name-change = Mudar o nome
name-missing = Escreva primeiro um nome.
save = Gravar
cancel = Cancelar
people-offline = Não se consegue chegar à casa. Nada foi alterado nem perdido; tente de novo quando a conexão voltar.
people-again = Tentar de novo
statistics-here = Partidas neste aparelho

## An account

claim-title = Manter estas estatísticas em outro aparelho
claim-about = Escolha um nome e uma senha e entre com eles em outro lugar. Nada mais é pedido; por isso, uma senha esquecida não pode ser enviada a você.
account-name = Nome
account-name-about = Os outros o veem, e ele não muda mais.
password = Senha
password-about = Pelo menos 8 caracteres.
password-missing = Escreva primeiro a senha.
password-show = Mostrar
password-show-said = Mostrar a senha
password-hide = Ocultar
password-hide-said = Ocultar a senha
claim-do = Mantê-las
claim-done = Está guardado. A partir de agora você pode entrar em qualquer lugar com seu nome e sua senha.
claim-known = Você já tem um nome?
accounts-none = Aqui não há contas: chega-se a esta casa por uma rede sem criptografia, onde qualquer pessoa poderia ler as senhas. Jogue como visitante; este aparelho se lembra de você.
login = Entrar
login-about = O que você jogou aqui como visitante passa para a conta.
login-already = Você entrou como { $name }.
login-done = Você entrou como { $name }. O que tinha jogado aqui como visitante veio junto.
login-lost = Uma senha esquecida não pode ser enviada a você: a casa não conhece nenhum endereço seu.
login-none = Ainda não tem conta?
login-claim = Escolha um nome e uma senha
account-title = Onde você entrou
session-this = este aparelho
session-seen = Último uso: { $when }
session-end-said = Sair: { $device }
session-ended = Sessão encerrada: { $device }.
session-ended-others = Agora você só continua dentro neste aparelho.
just-now = agora mesmo
logout = Sair
logout-here = Sair aqui
logout-others = Sair de todos os outros
password-change = Mudar a senha
password-old = Senha atual
password-new = Senha nova
password-ends = Em todos os outros lugares a sessão será encerrada.
password-change-do = Mudar
password-changed = A senha foi mudada. Em todos os outros lugares a sessão foi encerrada.
device-on = { $browser } em { $system }
device-unknown = Aparelho desconhecido
sendin-about = { $count ->
    [one] Uma partida está só neste aparelho.
   *[other] { $count } partidas estão só neste aparelho.
} Enviadas, contam nos seus próprios números onde quer que você entre, marcadas como enviadas, e nunca nas classificações.
sendin-do = Enviá-las
sendin-done = Enviadas.

## What is kept

kept-title = O que a casa guarda de você
kept-about = Seu nome, onde você entrou e o que jogou. Você pode levar tudo em um arquivo.
export-everything = Gravar tudo em arquivo
forget-guest = Esquecer-me aqui
forget-guest-what = A casa esquece você na hora e para sempre. As partidas com outros e os lugares nas classificações ficam, sem o seu nome. As partidas neste aparelho também ficam.
forget-account = Apagar a conta
forget-account-what = Nome, senha e sessões são apagados na hora e para sempre. As partidas com outros e os lugares nas classificações ficam, sem o seu nome. As partidas neste aparelho também ficam.
forget-account-sure = Apagar para sempre
me-logged-out = Você saiu
me-logged-out-what = Suas estatísticas esperam na conta. As partidas neste aparelho continuam aqui.
me-forgotten = Tudo esquecido
me-forgotten-what = A casa não guarda mais nada de você. As partidas neste aparelho continuam aqui.

## What one has played

profile-none = Ainda não há partidas aqui. As oficiais e as das salas aparecem aqui; as partidas solo ficam neste aparelho.
profile-daily = Numble do dia
profile-origin = Quais partidas
origin-official = Oficiais
origin-casual = Em salas
origin-reported = Enviadas
origin-official-about = Partidas oficiais: o segredo e o relógio eram da casa.
origin-casual-about = Partidas em salas.
origin-reported-about = Partidas jogadas em outro lugar e enviadas.
figures-best = máximo de pontos
figures-fewest = mínimo de palpites
figures-fastest = menor tempo
history-place = Lugar { $place } de { $seats }
history-won = Ganha
history-reported = enviada
history-room = em uma sala
history-sealed = lacrada
history-more = Mostrar mais
official = Oficial

## Leaderboards

boards-games = Jogos
boards-span = Período
span-day = Hoje
span-week = Esta semana
span-month = Este mês
span-all = Desde sempre
boards-about = A melhor partida oficial de cada pessoa. Dias, semanas e meses começam às 00:00 UTC.
boards-none = Ainda não há ninguém nesta classificação. O primeiro lugar está livre.
boards-unknown = Essa classificação não existe.
boards-all = Para as classificações
boards-place = Lugar
boards-name = Nome
boards-points = Pontos
boards-tries = Palpites
boards-you = você
boards-gone = Alguém que saiu
boards-replay = { $name }: { $result }, { $when }. Rever

## Replays

replay = Rever
replay-of = Rever: { $result }, { $when }
replay-http-sealed-title = Ainda lacrada
replay-http-sealed = O código e a partida se abrem quando a corrida termina.
replay-http-not-found-title = Essa partida não existe
replay-http-not-found = O link pode estar incompleto, ou a partida já não está aqui.
replay-seat = Jogador { $number }
replay-daily = Numble { $number }
replay-solved = { $name }: resolvido em { $tries }
replay-lost = { $name }: não resolvido
replay-won = { $name } ganhou.
replay-tie = Empate: { $names }
replay-nobody = Ninguém ganhou.
replay-reported = Jogada em outro lugar e enviada
replay-places = Classificação
replay-coach = O que diz a análise
replay-journal = O diário
replay-journal-about = Tudo o que aconteceu, em texto: a semente e cada jogada com sua hora. O comando “cluehouse replay” joga de novo e confere.
replay-journal-save = Gravar o diário
rows-none = Nenhum palpite.

## Fairness

fairness-title = Jogo limpo, com prova
fairness-about = Antes do primeiro palpite, a casa se comprometeu com o segredo por meio de um resumo criptográfico. Agora que está aberto, qualquer pessoa pode calculá-lo de novo.
fairness-where = Dado para
fairness-round = Rodada { $round }
fairness-turn = Rodada { $round }, vez { $turn }
fairness-commitment = Compromisso, dado antes do primeiro palpite
fairness-secret = Segredo
fairness-nonce = Número aleatório
fairness-worked = Calculado nesta página
fairness-check = Verificar
fairness-holds = Confere: este é o segredo para o qual foi feito.
fairness-holds-told = Confere: este é o segredo para o qual foi feito, e o compromisso é o que foi anunciado antes.
fairness-broken = Não confere: o segredo, o número aleatório ou o compromisso não é o que era.
fairness-altered = Não confere: este diário foi alterado, e nada do que ele diz é confiável.
fairness-failed = A verificação não pôde ser feita. Tente de novo.
fairness-none = Nesta partida nada foi prometido que se possa verificar aqui.

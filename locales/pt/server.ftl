# What the server says when it says no.

http-not-found = Não há nada aqui.
http-method = Este endereço não aceita esse tipo de pedido.
http-unauthorized = Ninguém entrou com uma conta, ou a sessão terminou.
http-forbidden = Este pedido vem de outro site e não é aceito.
http-banned = Quem administra esta casa bloqueou a sua entrada.
http-unreadable = Não é possível ler o que foi enviado: { $why }
http-json-only = Aqui só se lê application/json.
http-too-large = O que foi enviado é grande demais.
http-too-slow = O que foi enviado chegou devagar demais.
http-uri-too-long = O endereço é longo demais.
http-upgrade = Este endereço é um WebSocket.
http-too-many = Pedidos demais. Tente de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
http-full = A casa está cheia. Tente de novo mais tarde.
http-rooms-per-person = Você tem salas abertas demais. Feche uma delas primeiro.
http-sockets = Há conexões demais abertas a partir daqui.
http-sealed = Este jogo ainda não pode ser mostrado.
http-conflict = Isso não é possível na situação atual.
http-degraded = No momento não é possível salvar nada. Nada mudou; tente de novo em breve.
http-failed = Algo deu errado no servidor.
http-room-broken = Esta sala não pode mais ser restabelecida. Quem administra esta casa pode examiná-la ou fechá-la.

## Official games, races and matches

official-settings = Só pode ser oficial um jogo sozinho, no ritmo normal e sem dicas.
daily-taken = Você já jogou o desafio de hoje. O próximo chega à meia-noite UTC.
race-taken = Você já fez a sua única participação nesta corrida.
race-not-open = Esta corrida ainda não está aberta.
race-closed = Esta corrida está encerrada.
race-title = Uma corrida precisa de um título de no máximo 60 caracteres.
race-entry = Este jogo não tem corridas.
race-window = Uma corrida termina no futuro, depois de abrir, e fica aberta no máximo 31 dias.
race-needs-account = Só quem tem uma conta pode anunciar uma corrida para todos.
race-account-only = Só quem tem uma conta pode participar desta corrida.
race-full = Esta corrida já não comporta mais ninguém.
race-too-many = Você já anunciou tantas corridas quantas pode ter ao mesmo tempo. Espere que uma delas termine.
upload-journal = Isto não é o registro de uma partida: a linha { $line } não decorre das anteriores.
upload-unfinished = Só é possível enviar uma partida terminada.
upload-seat = Esta partida não tem esse lugar.
upload-too-many = Você já enviou tantas partidas quantas cabem.

## Accounts

account-needs-https = Aqui não há contas: em uma rede sem criptografia, qualquer pessoa poderia ler as senhas. Jogue sem conta.
account-wrong = O nome ou a senha está incorreto.
account-name-taken = Esse nome já está em uso.
account-keeps-name = Uma conta mantém o seu nome.
account-none = Você ainda não tem uma conta. Escolha primeiro um nome e uma senha.
account-password-short = Uma senha tem pelo menos { $least } caracteres.
account-password-long = Uma senha tem no máximo { $most } caracteres.
account-password-common = Essa senha é uma das primeiras que todo mundo tenta. Escolha outra.
account-password-name = A senha não pode ser o seu nome.

packs-name = Um pacote precisa de um nome de no máximo { $most } caracteres.
packs-language = Diga o idioma do pacote com um código como pt ou pt-BR.
packs-too-many = Você pode ter { $most } pacotes, de { $megabytes } MB ao todo. Apague um antes.
packs-refused = { $errors ->
    [one] Há uma coisa a corrigir no arquivo
   *[other] Há { $errors } coisas a corrigir no arquivo
}. Nada foi aceito.
packs-form = Um pacote pode ser obtido em csv, gift ou json.

results-player = Jogador
results-real-name = Nome verdadeiro
results-question = Pergunta
results-answer = Resposta
results-right = Certa
results-seconds = Segundos
results-points = Pontos
results-right-answer = Resposta certa
results-answered = Responderam
results-were-right = Acertaram
results-median = Segundos (mediana)
results-yes = sim
results-no = não
results-host-only = Só quem é dono da sala pode ter os resultados dela.
results-none = Nenhum quiz terminou nesta sala ainda.

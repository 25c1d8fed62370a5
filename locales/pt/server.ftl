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
http-degraded = No momento não é possível salvar nada. Nada mudou; tente de novo em breve.
http-failed = Algo deu errado no servidor.

account-needs-https = Aqui não há contas: em uma rede sem criptografia, qualquer pessoa poderia ler as senhas. Jogue sem conta.
account-wrong = O nome ou a senha está incorreto.
account-name-taken = Esse nome já está em uso.
account-keeps-name = Uma conta mantém o seu nome.
account-none = Você ainda não tem uma conta. Escolha primeiro um nome e uma senha.
account-password-short = Uma senha tem pelo menos { $least } caracteres.
account-password-long = Uma senha tem no máximo { $most } caracteres.
account-password-common = Essa senha é uma das primeiras que todo mundo tenta. Escolha outra.
account-password-name = A senha não pode ser o seu nome.

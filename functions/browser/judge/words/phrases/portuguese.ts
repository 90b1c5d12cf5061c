import type { Phrases } from './phrases.ts';

export const portuguese: Phrases = {
  thanks: String.raw`(?:muito )?obrigad[oa]|agradecemos|agradecid[oa]s?|gratos?(?!\p{L})`,
  idle: String.raw`
    (?:obrigad[oa]|agradecemos)(?: por| pela| pelo)?(?: a| o)?(?: sua| seu| tua)? ?(?:visita
    |paciencia|interesse|compreensao|confianca|apoio|compra|preferencia|aguardar|esperar)|gracas a`,
  open: String.raw`
    (?:escolha|selecione|agende|reserve|marque)[^.]{0,30}(?:hora|data|dia|banco|oferta|plano|pacote|forma de pagamento)|
    (?:pague|efetue o pagamento|realize o pagamento|faca o pagamento)|(?:instale|baixe)[^.]{0,15}(?:app|aplicativo)|(?:crie|defina|escolha)[^.]{0,12}(?:senha|palavra-passe|conta)|
    (?:complete|finalize|conclua|termine) (?:seu|sua|o|a)(?!\p{L})|(?:informe|insira|digite|envie|anexe|preencha|carregue)[^.]{0,30}(?:documento|comprovante|renda|cpf|rg|data de nascimento|nif|iban|abaixo)|
    (?<=^[^\p{L}]*)(?:continuar|proximo|avancar|seguinte|pagar(?: agora)?|proximo passo)[^\p{L}]*$|
    (?:quando|assim que|logo que) (?:(?:o servico|a oferta|nos) )?(?:abrir|lancar|iniciar|comecar|chegar|estiver)\p{L}*|em breve neste|
    (?:sera|serao) (?:enviad|processad|registrad|transmitid)\p{L}* (?:quando|apos|depois|assim que)`,
  done: String.raw`
    (?:foi|foram|esta|sera|recebemos|tem sido|foste|fui)(?: ja)?(?: sid[oa])? ?(?:enviad|
    recebid|registrad|registad|guardad|salv|concluid|inscrit|cadastrad|submetid|gravad|realizad|
    confirmad|encaminhad|efetuad|aceit|criad)[oa]s?|com sucesso|recebemos (?:a |o |as |
    os )?(?:sua|seu|tua|teu)|(?:mensagem|formulario|pedido|inscricao|cadastro|
    solicitacao|resposta|dados|proposta) (?:enviad|recebid|registrad|registad|salv|concluid|
    realizad|confirmad|ok|submetid|efetuad)[oa]?|sucesso[!.]|numero de protocolo|(?:foi|foram|esta|estao|fica) (?:\p{L}+mente )?(?:ativad|activad|criad|reservad|adicionad|atualizad|processad|finalizad|agendad|validad|aprovad|inserid|anotad|enviad|submetid)[oa]s?|^(?:[^ ]+ ){0,4}(?:enviad|registrad|registad|recebid|guardad|salv|ativad|confirmad|reservad|concluid|completad|submetid|aceit)[oa]s?[.! ]*$|
    (?:temos|estamos com) (?:seus|os seus|o seu|seu|sua|a sua) (?:dados|pedido|contato|solicitacao|mensagem)(?=[^\p{L}\d]*$)`,
  promise: String.raw`
    (?:entraremos|retornaremos|responderemos|ligaremos|enviaremos|contactaremos|contataremos|
    entrarei|contacta-lo|voltaremos)|(?:vamos|iremos|vai|ira|logo|em breve) (?:te |
    lhe )?(?:entrar|contatar|contactar|ligar|responder|retornar)|(?:nossa|nosso|um
    )[^.]{0,50} (?:entrara|ligara|ira)|(?:voce )?recebera|
    em breve[^.]{0,30}contato|em breve[^.]{0,30}contacto|vai (?:falar|te chamar)`,
  not: String.raw`nao|nunca|impossivel|falh\p{L}*|erro|nenhum\p{L}*|sem sucesso`,
  failed: String.raw`
    erros?(?!\p{L})|falh(?:a|ou)(?!\p{L})|nao (?:foi|pode|pudemos|conseguimos|e|
    puderam)[^.]{0,25}(?:possivel|env|process|salv|guard|conclu|registr|carreg|receb)\p{L}*|
    (?:tente|tenta)[^.]{0,25}(?:novamente|tarde|nuevo|vez|depois)|indisponivel|
    nao (?:esta )?disponivel|expir(?:ou|ada|ado)|manutencao|(?:deu|algo) (?:correu 
    )?(?:errado|mal)|(?:houve|ocorreu|tivemos|existe) um (?:problema)
    |pagina nao encontrada|ops(?!\p{L})|oops`,
  sorry: String.raw`lamentamos|infelizmente|desculp\p{L}*|sentimos muito`,
  value: String.raw`
    invalid[oa]s?|nao (?:e |sao |parece )?(?:valid|corret)[oa]s?|incorret[oa]s?|incorrect[oa]s?|
    (?:e|sao|campo|campos) (?:obrigatori|necessari|requerid)[oa]s?|(?:favor|deve|
    precisa),? (?:preench|insir|inser|inform|selecion|escolh|digit|corrij|corrig|
    verifi|revis|aceit|introduz|indi|fornec|respond|marc|ser|conter|coloqu)\p{L}*|(?:selecione|
    escolha) (?:um)|corrija (?:as|o)|insira (?:um|o|seu|sua)|digite (?:um|o|seu|
    sua)|faltando|em falta|muito (?:curt|long)[oa]|validacao|nao (?:coincide|corresponde|
    confere)\p{L}*|formulario vazio|(?:nao|fora)[^.]{0,40}(?:sua|esta|nossa|da|tua) (?:regiao|
    cidade|area|zona|localidade)|cep nao|nao (?:pode|deve|podem) (?:estar|ser|ficar) (?:vazi|em branco|nul)\p{L}*|devido a erros|
    (?:informe|insira|digite|introduza|indique|forneca|escreva|preencha)[^.]{0,30} (?:valid|corret|correct)[oa]s?|informe (?:o |a |um |uma )?(?:telefone|celular|nome|e-?mail|cidade|valor|cep)|nao e uma? [^.]{0,30} valid[oa]|
    incomplet[oa]s?(?!\p{L})|nao esta complet[oa]|^(?:campo )?obrigatorio\W*$|
    deve (?:ter) (?:pelo menos |exatamente )?\d+`,
  wrong: 'incorret|incorrect|invalid|expirad|expirou',
  already: String.raw`
    ja (?=foi|foram|esta|estao|existe|recebemos|respond|tem|ha|preench|envi|se |particip|
    cadastr|inscr|registr|possui|fez|sido|conclu|completou|usad|utiliz|em uso|submet)|
    anteriormente|duplicad[oa]`,
  taken: String.raw`
    cadastrad\p{L}*|existe\p{L}*|respond\p{L}*|recebemos|recebid\p{L}*|conclu\p{L}*|usad\p{L}*|
    utilizad\p{L}*|enviad\p{L}*|enviou|inscrit\p{L}*|registrad\p{L}*|registad\p{L}*|em uso|
    uma (?:solicitacao|candidatura|inscricao)|(?<=(?:possui|existe|tem) )uma (?:proposta|simulacao)|um (?:pedido|cadastro)|preench\p{L}*|completou|
    submet\p{L}*|candidatou|participou`,
  policy: String.raw`
    nao (?:foi possivel|conseguimos|podemos|pudemos)[^.]{0,12}(?:aprovar|oferecer|conceder|liberar)|spam(?!s)|bloquead\p{L}*|blocklist|lista negra|nao (?:e|sao|cumpre|permitid|
    qualific)\p{L}*[^.]{0,12}(?:elegivel|permitid|autorizad|apt|requisitos|qualific)\p{L}*|
    nao (?:permitid|autorizad)[oa]s?|rejeitad\p{L}*|recusad\p{L}*|negad[oa](?!\p{L})|
    proibid\p{L}*|(?:formulario|pesquisa|inscricoes|inscricao|inquerito|questionario|cadastro|
    prazo|promocao)[^.]{0,50}(?:encerrad|fechad|pausad|suspens|finalizad|terminad|terminou|
    encerrou|ainda nao)\p{L}*|nao (?:esta mais|aceita mais|mais disponivel)
    |numero maximo|limite de (?:inscri|respost)\p{L}*|
    esgotad\p{L}*|robo(?!\p{L})|(?:e|es) humano|automatizad\p{L}*|atividade automatica|
    suspeit\p{L}*|por convite|captcha[^.]{0,30}(?:falh|incorret|novamente)\p{L}*|nao (?:podemos|
    atendemos|conseguimos)[^.]{0,30}(?:oferecer|ajudar|atender|aceitar)|verificando (?:seu|
    o) navegador|(?:formulario|pesquisa) nao esta (?:ac?tiv|habilitad|disponiv|publicad)\p{L}*|(?:motivos|razoes|problema) de seguranca|protegid[oa] por senha|
    nao (?:foi|sera) (?:aceit|aprovad|selecionad)\p{L}*|nao (?:atende|preenche|cumpre|reun)\p{L}*[^.]{0,15} (?:requisit|criteri|condic)\p{L}*|
    (?:foi|foram|esta) (?:cancelad|anulad|descartad|devolvid)\p{L}*|
    nao (?:atendemos|aceitamos|estamos (?:aceitando|atendendo)) (?:novos|novas|mais)`,
  tooMany: String.raw`
    muitas (?:solicitacoes|tentativas|requisicoes)|muitos (?:pedidos|envios)|demasiad[oa]s|
    muito rapido|limite (?:atingido|excedido)|(?:excedeu|atingiu) o limite|numero limite|
    (?:aguarde|espere)[^.]{0,25} antes de|tente[^.]{0,30} (?:em|dentro de|daqui a) (?:um|\d|
    alguns)`,
  signIn: String.raw`
    (?:faca|fazer|efetue|inicie|iniciar) (?:o )?(?:login|sessao)|(?:precisa|deve|
    necessario)[^.]{0,15}(?:estar )?(?:logad|autenticad|login|entrar)\p{L}*|entre (?:na|
    em) sua conta|sessao iniciada|autenticacao (?:necessaria|obrigatoria)`,
  verify: String.raw`
    (?:link|codigo|ligacao) de (?:verificacao|confirmacao|ativacao|seguranca|uso unico)|
    (?:verifi|confirm|valid|ativ)(?:car|que|ca|ar|e|a|ando)(?!\p{L})[^.]{0,40}(?:e-?mail|
    endereco|inscricao|numero|telefone|telemovel|conta|cadastro|celular|subscricao|assinatura)|
    (?:clique|clica)[^.]{0,40}link|(?:insira|digite|introduza|
    informe)[^.]{0,25}codigo[^.]{0,20}(?:envi|receb|sms)\p{L}*|codigo[^.]{0,30}enviad\p{L}*|
    senha de uso unico|para (?:confirmar|concluir|finalizar|completar)[^.]{0,25}(?:inscricao|
    cadastro|registo|registro)|para confirmar[^.]{0,25}pedido|quase (?:la|pronto)|ultimo passo|
    (?:caixa de entrada|e-?mail)[^.]{0,20} e confirm[ea]`,
  busy: String.raw`
    (?:por favor,? )?(?:aguarde|aguardar)(?! antes|[^.]{0,20} antes)|um momento|(?:esta|
    estao) (?:a ser|sendo) \p{L}+|enviando|carregando|processando|ainda nao (?:foi|esta)|
    (?:preench|deix)\p{L}*[^.]{0,50} e (?:nos|entraremos|um)|redirecionando`,
  condition: String.raw`
    se (?:voce|nao|tiver|precisar|quiser|houver)|(?<=^|, )se (?:o|a|isso|este|esse|tiver|
    precisar|quiser|respira|es|e|for|continuar|persistir|houver)|caso|a menos`,
  harmless: String.raw`
    nao (?:e|sera) necessari[oa][^.]*|nao (?:precisa|tem de|deve|hesite)[^.]*|nao (?:responda|
    compartilhe|feche)[^.]*|sem compromisso|nenhuma (?:outra )?acao[^.]*|fique tranquilo[^.,]*|
    nao (?:e|ha) (?:necessari|precis|necessidade)\p{L}*[^.]*|nao precisa[^.]*`,
  duplicate: String.raw`
    (?:exige|requer|precisa de|necessita de) uma? (?:valor|entrada|resposta) únic[oa]|(?:deve|
    precisa) ser únic[oa](?!\p{L})`,
  closed: String.raw`
    não (?:aceita|aceitamos|recebe|recebemos) (?:mais|novos|novas)|já não (?:aceita|recebe)`,
  quiz: String.raw`
    respond\p{L}*[^.]{0,20} pergunta (?:anti-?spam|de segurança|de controle?o?)|
    pergunta (?:anti-?spam|de segurança) está (?:incor|errad|inválid)`,
};

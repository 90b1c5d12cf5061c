import { beside, joined, type Phrases } from './phrases.ts';

/** Names of what a visitor sends. */
const lead = joined(String.raw`
  (?:solicitac(?:ao|oes)|pedido|mensagem|mensagens|formulario|dados|informac(?:ao|oes)|cadastro|
  regist(?:r)?o|inscricao|subscricao|proposta|simulacao|cotacao|orcamento|resposta|consulta|contat?o|
  contacto|processo|ficha|relato|agendamento|marcacao|reserva|candidatura|requerimento|adesao|
  conta|questionario|matricula|participacao|questao|duvida|telefone|nome|lugar|reclamacao|visita)s?(?!\p{L})`);
const sent = joined(String.raw`
  (?:envi|regist|registr|guard|salv|cadastr|grav|realiz|confirm|encaminh|efetu|efectu|cri|anot|agend|
  marc|finaliz|complet|recepcion|process|ger|ativ|reserv|adicion|atualiz|repass|aprov|pre-?aprov|
  valid|aceit)ad[oa]s?(?! na hora| em \d|\p{L})|(?:receb|inser|remet|submet|transmit|conclu|atribu)id[oa]s?|
  (?:inscrit|salv)[oa]s?|abert[oa](?! at)|entregues?|aceite(?!\p{L})|ok(?!\p{L})`);
const have =
  '(?:foi|foram|fic(?:a|am|ou|aram)|tem sido|foste|acab\\p{L}+ de ser) (?:(?:ja|\\p{L}+mente) ){0,2}';
/** Words that follow "your request is" when it is under way. */
const moving = joined(String.raw`
  (?:em (?:analise|andamento|processamento|avaliacao|tratamento|boas maos|curso)|na (?:nossa )?(?:fila|lista|mesa)|
  a caminho|com (?:a gente|(?:[ao] )?noss[oa]|um)|con?nosco|nas maos|(?:a ser|sendo) (?:analis|avali|trat|prepar)|
  pront[oa]|aqui|o? ?seu curso)`);
const reach = joined(String.raw`
  (?:lig|cham|contat|contact|telefon|retorn|respond|avis|envi|mand|procur|fal|entr|volt|atend|
  inform|explic|confirm|marc)`);
const soon = joined(String.raw`
  (?:hoje|amanha|em (?:breve|ate|menos|\d+|instantes)|ate|ja ja|dentro de|entre|depois|ainda|
  (?:na |no )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|logo|para|pra|um consultor)`);
/** Imperatives and infinitives for "enter", "choose", "accept", and for "check", "correct". */
const enter = joined(String.raw`
  (?:preench(?:a|er)|ins(?:ira|erir)|inform(?:e|ar)|selecion(?:e|ar)|escolh(?:a|er)|digit(?:e|ar)|
  introdu(?:za|zir)|indi(?:que|car)|forne(?:ca|cer)|escrev(?:a|er)|aceit(?:e|ar)|marc(?:ar)|
  marque|coloqu[ea]|colocar|adicion(?:e|ar)|us(?:e|ar)|respond(?:a|er)|anex(?:e|ar))(?!\p{L})`);
const check = joined(String.raw`
  (?:corri(?:ja|gir)|verifi(?:que|car)|confir(?:a|ir)|revej?a|revis(?:e|ar)|ajust(?:e|ar)|
  alter(?:e|ar))(?:-[oa]s?)?(?!\p{L})`);
const known = joined(String.raw`
  (?:e-?mail|telefone|celular|telemovel|numero|cpf|cnpj|nif|niss|rg|documento|cartao de cidadao|
  usuario|utilizador|matricula|placa|endereco|contat?o|contacto)`);
const field = joined(String.raw`
  (?:${known}|nome|apelido|sobrenome|cep|ddd|cidade|morada|codigo(?: postal)?|data|idade|renda|rendimento|
  salario|caixa|valor|montante|prazo|senha|palavra-passe|mensagem|campo|opcao|opcoes|caracteres|digito|
  algarismo|iban|formato|termo|politica|consentimento)s?(?!\p{L})`);
const must = '(?:deve[m]?|tem de|tem que|precisa|e (?:necessario|preciso|obrigatorio)|favor,?)';
const fault = joined(String.raw`
  (?:nao (?:e|sao|parece)(?: \p{L}+){0,2} (?:valid|corret|correct|real)|nao (?:existe|coincide|corresponde|
  confere|encontrad|reconhec|pertence)|invalid|incorret|incorrect|errad[oa]|errone|mal (?:escrit|format)|
  obrigatori|em falta|ja passou|no passado|digitos? a mais|vazi[oa]|em branco|incomplet|por preencher|(?:muito|demasiado) (?:curt|long)|
  (?:${must}|nao podem?|nao devem?) (?:ser(?! (?:env|entreg|proces|salv))|ter|estar|ficar|conter|incluir|comecar)|
  (?:maior|menor|superior|inferior|anterior|posterior) (?:a|que|do)(?!\p{L})|ultrapassa|excede o)`);
const place = joined(String.raw`
  (?:regiao|cidade|area|zona|localidade|cep|estado|municipio|bairro|endereco|morada|concelho|
  distrito|ilhas?|pais|codigo postal)(?!\p{L})`);
const serve =
  '(?:atende|opera|chega|trabalha|presta|cobri|esta|te|entrega|instala|da|oferece)(?:mos|m)?(?!\\p{L})';
/** What closes, and words for "over". */
const closing = joined(String.raw`
  (?:inscric(?:oes|ao)|prazo|promocao|oferta|campanha|concurso|sorteio|evento|curso|turma|vagas?|
  formulario|pesquisa|inquerito|questionario|cadastro|periodo|candidaturas)(?!\p{L})`);
const over = '(?:encerr|fech|paus|suspen|termin|acab|esgot)(?:ad[oa]|s[oa]|ou|aram)|ainda nao';
const request = joined(String.raw`
  (?:solicitacao|pedido|cadastro|regist(?:r)?o|inscricao|proposta|simulacao|cotacao|orcamento|conta|
  candidatura|participacao|agendamento|reserva|resposta|contat?o|envio)`);
/** What a visitor did before. */
const did = joined(String.raw`
  (?:(?:envi|cadastr|solicit|regist|registr|us|utiliz|particip|candidat|complet)(?:ad[oa]|ou|aste)|
  (?:receb|respond|preench|ped|submet|conclu)(?:id[oa]|eu|iu|este)|inscrit[oa]|inscreveu)s?(?!\p{L})`);
const attempts =
  '(?:tentativas?|solicitac(?:oes|ao)|requisic(?:oes|ao)|pedidos?|envios?|mensagens|codigos?)';
const code = '(?:codigo(?! postal)s?|token|pin|otp|numero de \\d)(?!\\p{L})';
const mail = '(?:e-?mail|sms|whatsapp|mensagem|caixa de entrada)';

export const portuguese: Phrases = {
  thanks: String.raw`(?:muito )?obrigad[oa]|agradecemos|agradecid[oa]s?|gratos?(?!\p{L})`,
  idle: String.raw`
    (?:obrigad[oa]|agradecemos)(?: por| pela| pelo)?(?: a| o)?(?: sua| seu| tua)? ?(?:visita|paciencia|
    interesse|compreensao|confianca|apoio|compra|preferencia|aguardar|esperar|tentar|voltar)|gracas a`,
  open: String.raw`
    (?:escolha|selecione|agende|reserve|marque)[^.]{0,30}(?:hora|data|dia|banco|oferta|plano|pacote|
    forma de pagamento)|(?:pague|efetue o pagamento|realize o pagamento|faca o pagamento)|
    (?:instale|baixe)[^.]{0,15}(?:app para|aplicativo)|(?:crie|defina|escolha)[^.]{0,12}(?:senha|palavra-passe|conta)|
    (?:complete|finalize|conclua|termine) (?:seu|sua|o|a)(?!\p{L})|(?:${enter}|envie|carregue)
    [^.]{0,30}(?:documento|comprovante|renda|cpf|rg|data de nascimento|nif|iban|abaixo)|
    (?<=^[^\p{L}]*)(?:continuar|proximo|avancar|seguinte|pagar(?: agora)?|proximo passo)[^\p{L}]*$|
    (?:quando|assim que|logo que) (?:(?:o servico|a oferta|nos) )?(?:abrir|lancar|iniciar|comecar|chegar|
    estiver)\p{L}*|em breve neste|(?:sera|serao) (?:${sent}) (?:quando|apos|depois|assim que)`,
  done: String.raw`
    ${have}(?:${sent})|(?<!(?:\d|mil) )${lead}(?: de [^.]{1,20}?| n\S* \S+)?(?: ja)?(?: esta(?:o)?)?(?: ja| \p{L}+mente){0,2} (?:${sent})|
    com sucesso|sucesso[!.]|${lead}[^.]{0,45} (?:esta|estao|segue|fica) (?:ja )?${moving}|
    ja (?:ca )?estao[^.]{0,10} ${lead}|${lead}[^.]{0,10} (?:entrou|deu entrada|chegou|chegaram|seguiu|ja ca estao)(?! ao fim)|
    acusamos (?:a )?recep?cao|tom[ae]mos nota|
    (?:recebemos|registr?amos|anotamos|guardamos|encaminhamos|repassamos|(?:a gente|equip[ea]|time) (?:ja )?recebeu)(?: ja)?(?: [ao]s?)?(?: (?:su|tu|se|te)[aeu]?[aou]?s?)? ${lead}|
    (?:ja )?temos (?:tudo|(?:(?:a |o |os )?(?:seu|sua|teu|tua)s? ${lead}))(?! (?:protegid|segur))|
    (?:numero|n[º.o]+) d[eo] (?:protocolo|processo)|(?:seu|n\.º do|o) (?:protocolo|processo)[^.]{0,20}:? \d|
    (?<=^[^\p{L}\d•·●○▪*-]*)(?:recebid[oa]|feito|pronto|enviad[oa]|tudo (?:certo|pronto)(?: com [^.]{1,20})?|
    combinado|ficou combinado)(?=[^\p{L}\d,:]*$|, [^.,]{1,25}\W*$|:)|
    (?:esta|estas|voce esta|voce entrou) (?:na lista|(?:inscrit|cadastrad|registr?ad|confirmad)[oa])`,
  promise: String.raw`
    (?:entraremos|voltaremos|${reach}(?:ar|er|ir)?emos|entrarei|contacta-lo|${reach}\p{L}{0,4}-(?:lhe|te|vos|l?[oa])(?:-emos|,? ${soon})(?!\p{L}))|(?:lig|telefon|contat|contact|respond|retorn|fal)[ae]mos (?:hoje|amanha|em breve|ate|na )|
    ${soon}(?: cedo| mesmo)? (?:te |lhe )?(?:lig|telefon|contat|contact|respond|retorn|fal)[ae]mos|entramos em contac?to co|
    (?:estamos|esta|estao)(?: ja)? (?:(?:a )?(?:(?:analis|avali|estud|trat)(?:ando|ar)|trabalh(?:ando|ar) n)|vendo|a ver|cuidando d)[^.]{0,10} (?:${lead}|caso)|
    noticias nossas|(?:agora|o resto) e (?:com a gente|con?nosco)|
    (?:te|lhe|voce|consigo) (?:${reach})(?:a|e|amos|emos|ara|era)(?!\p{L})(?! gratis)|
    (?:a gente|nosso \p{L}+|nossa \p{L}+|[ou]m? \p{L}+|[ou] seu \p{L}+|consultora?) (?:ja )?(?:te |lhe )?(?:lig|cham|fal|retorn|respond|entr)(?:a|e) (?:com voce|em contat?o|${soon})|
    (?:vamos|iremos|vai|ira|vao|logo|em breve) (?:te |lhe )?(?:${reach}|receber)|(?:nossa|nosso|um )[^.]{0,50} (?:entrara|ligara|ira)|
    (?:voce )?recebera|em breve[^.]{0,30}contac?to|(?:aguard\p{L}+|espera\p{L}*) (?:o )?nosso cont|
    voltamos com|(?:resposta|convite|proposta|orcamento|simulacao) (?:chega|segue|cai)|sera (?:tratad|analisad|lid|atendid)[oa]`,
  not: String.raw`nao|nunca|impossivel|falh\p{L}*|erro|nenhum\p{L}*|sem sucesso`,
  fault: String.raw`
    (?:sessao|link|ligacao|token|pagina)(?!\p{L})[^.]{0,30}(?:expir|caduc|deixou de ser valid)\p{L}*|
    erro (?:\d{3}|interno|critico|inesperado|de servidor)|tempo (?:de espera )?esgotado|perdeu-se|(?:avaria|falha tecnica)`,
  failed: String.raw`
    erros?(?!\p{L})|falh(?:a|ou)(?!\p{L})|nao (?:foi|pode|pudemos|conseguimos|e|puderam)[^.]{0,25}(?:possivel|
    env|process|salv|guard|conclu|registr?|carreg|receb|entreg|ligar)\p{L}*|
    (?:tente|tenta|repita|manda)[^.]{0,25}(?:novamente|tarde|vez|depois)|indisponivel|nao (?:esta )?disponivel|
    fora do ar|sem (?:conexao|ligacao)|expir(?:ou|ada|ado)|manutencao|(?:deu|algo) (?:correu |deu )?(?:errado|mal)|
    (?:houve|ocorreu|tivemos|existe) um problema|pagina nao encontrada|oo?ps(?!\p{L})|
    (?:sistema|servidor|servico|pagina|site)(?!\p{L})[^.]{0,30}(?:em baixo|nao (?:responde|funciona)|caiu|instavel|interromp|suspens)|
    ${lead}[^.]{0,25} (?:se perdeu|nao (?:chegou|saiu|seguiu))`,
  sorry: String.raw`lamentamos|infelizmente|desculp\p{L}*|sentimos muito`,
  area: String.raw`
    nao chegamos (?:a|em)|nao(?: \p{L}+)? ${serve}[^.]{0,40} (?:[ao]s?|su?a|seu|est[ea]|[nd]?ess[ea]|[nd][ao]|[nd]est[ea]|tua|nossa) (?:sua |seu )?${place}|
    ${place}[^.]{0,30}(?:fora d|sem cobertura|nao (?:tem|e atendid|${serve}))|cep nao|
    fora da (?:nossa|sua)?[^.]{0,15}${place}|(?:por enquanto|de momento)[^.]{0,15}so ${serve}`,
  value: String.raw`
    ${beside(field, fault, 45)}|${enter}[^.]{0,30} (?:valid|corret|correct)[oa]s?|
    ${must},? (?:${enter}|corrig|verifi|revis|coloc)|^\W*${enter} (?:um[a]?|o|a|os|seu|sua|este|outro)(?: \p{L}+)? (?:${field}|${place})|
    ^\W*${enter} (?:${field})|(?<!^para \p{L}{1,12},? )(?:selecione|escolha) um|${check}[^.]{0,30}(?:campos?|erros?|dados|abaixo|vermelho|seguinte|numero)|
    corrija-[oa]s?|ajuste para|falt(?:a|ou|am|ando)(?!\p{L}) (?:[oa]s? |seu |sua )?(?:${field}|preencher|informar)|
    campos? (?:por preencher|com erro)|(?:invalid|incomplet|incorr?ec?t)[oa]s?(?!\p{L})|nao (?:e|sao) (?:uma? [^.]{0,30})?(?:valid|corret)[oa]s?|
    campos? (?:obrigatori|necessari)[oa]s?|faltando|validacao|
    nao (?:coincide|corresponde|confere)\p{L}*|formulario vazio|devido a erros|
    nao esta complet[oa]|^(?:campo )?obrigatorio\W*$|(?:minim|maxim)[oa] e |
    (?:existem|ha|foram encontrados) (?:\d+ )?erros|${enter} todos|(?:resposta|soma|resultado) [^.]{0,20}(?:errad|incorr?e)`,
  wrong:
    'nao (?:e|sao) (?:uma? )?(?:valid|corret)|incorret|incorrect|invalid|expirad|expirou|errad',
  already: String.raw`
    ja (?=foi|foram|estava|existe|tem |ha |preenche|envi|se (?:cad|ins|reg|encontra)|particip|
    cadastr|inscr|registr|possui|fez|nos |conclu|completou|usad|utiliz|em uso|submet|
    (?:temos|recebemos) uma? |est(?:a|ao|as) (?:cad|ins|reg|em uso))|anteriormente|duplicad[oa]`,
  taken: String.raw`
    existe\p{L}*|${did}|recebemos|em uso|(?:possui|existe|tem|temos) (?:uma? )?(?:${request})`,
  policy: String.raw`
    (?:endividamento|score)[^.]{0,30} (?:alto|elevado|baixo|insuficiente)|(?:identificad|marcad|detetad|detectad|classificad|considerad|como|e|por)\p{L}*[^.]{0,12} spam(?!\p{L})|spam (?:detec|bloq)\p{L}*|
    nao (?:foi possivel|conseguimos|consegue|podemos|poderemos|pudemos|pode)[^.]{0,20} (?:aprovar|oferecer|conceder|
    liberar|emprest|ajudar|aceitar|dar seguimento|financiar|entrar)|bloquead\p{L}*|blocklist|lista negra|
    nao (?:e|sao|foi|foram|sera|esta)[^.]{0,12} (?:elegivel|permitid|autorizad|apt[oa]|qualific|aceit|aprovad|selecionad|admitid)\p{L}*|
    nao (?:permitid|autorizad|aceit)[oa]s?(?!\p{L})|(?:rejeitad|recusad|reprovad|negad|proibid|indeferid|negativad)[oa]s?(?!\p{L})|
    ${beside(closing, over, 50)}|esgot(?:ad\p{L}*|ou|aram)|nao (?:esta mais|aceita mais|mais disponivel|ha (?:mais )?vagas|da mais para)|
    numero maximo|limite de (?:inscri|respost)\p{L}*|robo(?!\p{L})|(?:e|es|seja) (?:um )?(?:humano|uma pessoa)|automatizad\p{L}*|
    atividade automatica|suspeit\p{L}*|por convite|captcha[^.]{0,30}(?:falh|incorret|novamente)\p{L}*|
    verificando (?:seu|o) navegador|(?:formulario|pesquisa) nao esta (?:ac?tiv|habilitad|disponiv|publicad)\p{L}*|
    (?:motivos|razoes|problema) de seguranca|protegid[oa] por senha|
    nao se enquadra|nao (?:atende|preenche|cumpre|reun)\p{L}*[^.]{0,15} (?:requisit|criteri|condic)\p{L}*|
    (?:foi|foram|esta) (?:cancelad|anulad|descartad|devolvid)\p{L}*|nao (?:atendemos|aceitamos|estamos (?:aceitando|
    atendendo)) (?:novos|novas|mais)`,
  tooMany: String.raw`
    muit[oa]s? (?:tentativas|requisic|solicitac|envios)\p{L}*(?! e)|muitos pedidos (?:em|de|seguid|a)|demasiad[oa]s ${attempts}|
    muito rapido|(?:limite|numero maximo) (?:\p{L}+ ){0,5}(?:ating|exced|ultrapass)id?[oa]?d?[oa]?|
    (?:excedeu|atingiu|ultrapassou) o (?:limite|numero|maximo)|numero limite|
    (?:pediu|pedido|tentou) (?:\p{L}+ )?(?:varias|muitas|\p{L}+) vezes|(?:aguarde|espere)[^.]{0,25} antes de`,
  later: String.raw`
    (?:tent|aguard|esper|repit|volt)\p{L}*[^.]{0,30} (?:um|uns|alguns|uma|\d+) (?:minut|segund|hora|instante)\p{L}*(?: e [^.]*)?`,
  signIn: String.raw`
    (?:faca|fazer|efetue|inicie|iniciar) (?:o )?(?:login|sessao)|(?:precisa|preciso|deve|necessario)[^.]{0,15}
    (?:estar )?(?:logad|conectad|ligad|autenticad|login|entrar)\p{L}*|entr[ea] (?:na|em|com) (?:sua|tua|seu) (?:conta|cpf)|
    sessao iniciada|(?:autenticacao|identificacao) (?:e )?(?:necessaria|obrigatoria)|so quem tem conta`,
  verify: String.raw`
    (?:link|codigo|ligacao) de (?:verificacao|confirmacao|ativacao|seguranca|uso unico)|
    ${beside(String.raw`(?:envi|mand|receb)\p{L}*`, code, 30)}|
    (?:verifi|confirm|valid|ativ)(?:car|que|ca|ar|e|a|ando|acao)(?!\p{L})[^.]{0,40}(?:e-?mail|endereco|inscricao|numero|
    telefone|telemovel|conta|cadastro|celular|subscricao|assinatura)(?![^.]{0,12} (?:digit|inform|introd|inser|indic))|(?:clique|clica|toqu?e|abra|acesse)[^.]{0,40}(?:link|ligacao)|
    (?:toc|clic)\p{L}*[^.]{0,20}botao[^.]{0,20}${mail}|abra a mensagem[^.]{0,30}envi|${enter}[^.]{0,15} ${code}(?![^.]{0,30}(?:imagem|captcha))|
    ${mail}[^.]{0,30} e confirm[ea]|sem (?:essa |a )?(?:confirmac|validac)|senha de uso unico|
    para (?:confirmar|concluir|finalizar|completar)[^.]{0,25}(?:inscricao|cadastro|registr?o)|
    para confirmar[^.]{0,25}pedido|quase (?:la|pronto)|ultimo passo`,
  busy: String.raw`
    ^\W*mensagens (?:receb|envi)[ai]das\W*$|(?:apos|depois de) (?:o envio|enviar|preencher)|(?:por favor,? )?(?:aguarde|aguardar)(?! antes|[^.]{0,20} antes| (?:o )?nosso)|um momento|
    (?:esta|estao) (?:a ser|sendo) (?:envi|process|salv|grav|carreg|submet|verific|transmit)\p{L}+|
    enviando|carregando|processando|a processar|ainda nao (?:foi|esta)|
    (?:preench|deix|pe[cç]|solicit)[ae](?:-nos)?(?!\p{L})[^.]{0,50} e (?:nos|entra(?:re)?mos|ligamos|retornamos|um|a gente|te)(?!\p{L})|redirecionando`,
  condition: String.raw`
    se (?:voce|nao(?! tiver noticias)|precisar|quiser|houver|tiver)|(?<=^|, )se (?:o|a|isso|este|esse|tiver|precisar|quiser|respira|es|e|
    for|continuar|persistir|houver)|(?<!(?:su|tu|el|un|seu|o|este) )caso|a menos`,
  harmless: String.raw`
    nao (?:e|sera) necessari[oa][^.]*|nao (?:precisa|tem de|deve(?! (?:ser|ter|estar|conter))|hesite)[^.]*|
    nao (?:responda|compartilhe|feche)[^.]*|sem (?:compromisso|spam)|nenhuma (?:outra )?acao[^.]*|fique tranquil[oa][^.,:]*|
    nao (?:e|ha) (?:necessari|precis|necessidade)\p{L}*[^.]*|se nao tiver noticias[^,]*,|campos (?:\p{L}+ )?com (?:um )?(?:\*|asterisco)[^.]*|a partir d[aeo]s?(?!\p{L})|escusa de[^:.]*|
    infelizmente[^.]{0,30}(?:estamos (?:fechad|de ferias)|nao abrimos|feriado|escritorios? (?:esta|estao) fechad)[^.]{0,60}?(?=,? mas(?!\p{L})|\W*$)|(?:nunca|nao) (?:ped|cobr|compartilh|envi|fazemos atend)\p{L}*[^.:;]*`,
  duplicate: String.raw`
    (?:exige|requer|precisa de|necessita de) uma? (?:valor|entrada|resposta) únic[oa]|(?:deve|precisa) ser únic[oa](?!\p{L})|
    ${known}(?!\p{L})[^.]{0,25} ja (?:esta|existe|foi|tem|possui|se|consta|pertence)(?! con?nosco)(?!\p{L})|
    ja (?:existe|ha|possui|consta|tem|temos) (?:uma? |outr[oa] )?(?:${request})|ja (?:e|es) (?:noss[oa] )?client|
    ${known}[^.]{0,40}(?:(?:ligad|vinculad|associad)[oa] a outr|em uso|pertence a (?:um|outr)|consta na)|
    ${request}(?: \p{L}+)? (?:repetid|duplicad)[oa]|lead duplicad|(?:so|apenas|somente)[^.]{0,20} uma? (?:unic[oa] )?${request} por|
    ja nos ${did}`,
  closed: String.raw`
    não (?:aceita|aceitamos|recebe|recebemos) (?:mais|novos|novas)|já não (?:aceita|recebe|esta em vigor)|(?:esta|estao) lotad`,
  quiz: String.raw`
    ${beside('pergunta (?:anti-?spam|de seguranca|de control)', 'respond|esta (?:incor|errad|invalid)', 30)}`,
};

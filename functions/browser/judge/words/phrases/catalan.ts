import { si, type Phrases } from './phrases.ts';

export const catalan: Phrases = {
  thanks: '(?:moltes )?gracies(?! a)|us agraim',
  open: String.raw`
    (?:trieu|tria|seleccion\p{L}*|reserv\p{L}*)[^.]{0,25}(?:hora|data|cita|banc|oferta|pla)|pagueu|(?:instal·?l\p{L}*|descarreg\p{L}*)[^.]{0,8}app|(?:creeu|crea|trieu)[^.]{0,12}(?:contrasenya|compte)|(?:introduiu|pugeu|adjunteu|envieu|completeu)[^.]{0,25}(?:documents?|ingressos|dni|data de naixement|a continuacio)|(?<=^[^\p{L}]*)(?:continua\p{L}*|seguent)[^\p{L}]*$|(?:quan|tan bon punt)[^.]{0,12}(?:obrim|llancem|comencem|estigui)`,
  done: String.raw`
    (?:hem|heu|ha)[^.]{0,20} ?(?:enviat|rebut|registrat|desat|guardat|
    completat|subscrit|inscrit)\p{L}*|correctament|amb exit|(?:s'ha|ha estat)[^.]{0,15} (?:activat|confirmat|creat|processat|afegit)\p{L}*`,
  promise: '(?:ens|us|et) (?:posarem|contactarem|respondrem|trucarem)',
  not: String.raw`no (?:s'ha|ha|s'han|es|hem)|error`,
  failed: String.raw`
    error(?!\p{L})|torn\p{L}*[^.]{0,20}provar|no disponible|caducat|proveu|
    no (?:hem|ha|s'ha) (?:pogut|estat possible)`,
  sorry: 'ho sentim|malauradament|disculpeu',
  value: String.raw`
    no (?:es |son )?(?:valid|correct)\p{L}*|obligatori\p{L}*|introdu\p{L}* un|
    si us plau,? (?:introdu|ompl|seleccion|corregi)\p{L}*|
    corregi\p{L}* (?:els|les) (?:errors|camps|dades|següents)`,
  already: String.raw`ja (?=ha|heu|has|esteu|estas|esta|existeix|hem|s'ha|us)`,
  taken: String.raw`
    registra\p{L}*|existeix|respost|rebut|utilitza\p{L}*|enviat|inscri\p{L}*|
    subscri\p{L}*|completa\p{L}*`,
  policy: 'tancat|tancada|tancades|bloquejat|rebutjat|no (?:es )?permes',
  tooMany: 'massa (?:peticions|intents|sollicituds)',
  signIn: String.raw`inici\p{L}* (?:la )?sessio`,
  verify: String.raw`
    (?:enllac|codi) de (?:verificacio|confirmacio)|confirm\p{L}*[^.]{0,30}(?:correu|adreca|
    subscripcio)|(?:safata d'entrada|correu)[^.]{0,20} i confirm`,
  condition: String.raw`(?<=^|, )${si}`,
  duplicate: String.raw`requereix una? (?:valor|entrada) únic\p{L}*|ha de ser únic\p{L}*`,
  closed: String.raw`ja no (?:accepta|acceptem|admet|rep)(?!\p{L})`,
  quiz: String.raw`
    respon\p{L}*[^.]{0,20} pregunta (?:anti-?spam|de seguretat|de control)|pregunta (?:anti-?spam|
    de seguretat|de control) és (?:incorrect|erròni)`,
  busy: String.raw`
    espereu|espera't|un moment|s'està (?:desant)|enviant|carregant`,
  harmless: String.raw`no (?:cal|és necessari|heu de|has de)[^.]*|sense compromís`,
  idle: String.raw`gràcies[\p{L} ']{0,14} (?:visita|paciència|interès|confiança|comprensió)\p{L}*`,
  wrong: String.raw`incorrect|erroni|no (?:és )?vàlid|caducat`,
};

import { beside, joined, si, type Phrases } from './phrases.ts';

/** Names of what a visitor sends. */
const lead = joined(String.raw`
  (?:sol·?licitud|peticio|consulta|missatge|formulari|dades|registre|inscripcio|subscripcio|
  resposta|pressupost|cita|reserva|comanda|informacio|compte|alta)s?(?!\p{L})`);
const sent = joined(String.raw`
  (?:envi|registr|des|guard|complet|confirm|activ|cre|process|accept|tramit|reserv|anot|deriv|
  program|valid|realitz|finalitz)(?:at|ada|ats|ades)|rebu(?:t|da|des)|subscri(?:t|ta)|inscri(?:t|ta)|afegit`);
const field = joined(String.raw`
  (?:nom|cognoms?|correu|telefon|mobil|numero|dni|nif|codi(?: postal)?|ciutat|adreca|data|import|
  contrasenya|camps?|missatge)`);
const fault = joined(String.raw`
  (?:no (?:es|son|sembla)(?: \p{L}+)? (?:valid|correct)|no (?:existeix|coincideix)|obligatori|
  incorrect|erroni|invalid|buit|massa (?:curt|llarg)|ha de (?:tenir|ser|contenir))`);

export const catalan: Phrases = {
  thanks: '(?:moltes )?gracies(?! a)|us agraim',
  open: String.raw`
    (?:trieu|tria|seleccion\p{L}*|reserv\p{L}*)[^.]{0,25}(?:hora|data|cita|banc|oferta|pla)|pagueu|
    (?:instal·?l\p{L}*|descarreg\p{L}*)[^.]{0,8}app|(?:creeu|crea|trieu)[^.]{0,12}(?:contrasenya|compte)|
    (?:introduiu|pugeu|adjunteu|envieu|completeu)[^.]{0,25}(?:documents?|ingressos|dni|data de naixement|
    a continuacio)|(?<=^[^\p{L}]*)(?:continua\p{L}*|seguent)[^\p{L}]*$|
    (?:quan|tan bon punt)[^.]{0,12}(?:obrim|llancem|comencem|estigui)`,
  done: String.raw`
    (?:hem|heu|ha|s'ha|s'han|han|ha estat)[^.]{0,20} (?:${sent})|${lead}(?: ja)? (?:${sent})|correctament|amb exit|
    ${lead}[^.]{0,20} (?:es|esta) (?:en (?:marxa|cami|proces|tramit|revisio|estudi)|a les nostres mans)|
    ja tenim[^.]{0,12} ${lead}|^\W*(?:fet|llest|rebut|enviat)[.!]*$`,
  promise: String.raw`
    (?:ens|us|et|li) (?:posar|contactar|respondr|trucar|escriur|avisar|enviar)(?:em|a|an)(?!\p{L})|
    es posara en contacte|rebr(?:eu|as|a) `,
  not: String.raw`no (?:s'ha|ha|s'han|es|hem)|error`,
  failed: String.raw`
    error(?!\p{L})|torn\p{L}*[^.]{0,20}provar|no (?:esta )?disponible|caduca(?:t|da)|proveu|
    no (?:hem|ha|s'ha) (?:pogut|estat possible)|manteniment|alguna cosa (?:ha anat|va) malament`,
  sorry: 'ho sentim|malauradament|disculpeu|lamentem',
  value: String.raw`
    ${beside(field, fault, 40)}|no (?:es |son )?(?:valid|correct)\p{L}*|obligatori\p{L}*|introdu\p{L}* un|
    (?:si us plau|heu de|has de|cal),? (?:introdu|ompl|empl|seleccion|corregi|accept|indica)\p{L}*|
    corregi\p{L}* (?:els|les) (?:errors|camps|dades|següents)|(?:reviseu|revisa) els camps`,
  area: String.raw`no (?:arribem|operem|donem servei|treballem)[^.]{0,25}(?:zona|ciutat|codi postal|localitat|municipi)`,
  already: String.raw`ja (?=ha |heu|has|esteu|estas|esta (?:reg|ins)|existeix|s'ha|us)|anteriorment`,
  taken: String.raw`
    registra\p{L}*|existeix|respost|rebut|utilitza\p{L}*|enviat|inscri\p{L}*|
    subscri\p{L}*|completa\p{L}*`,
  policy: String.raw`
    tanca(?:t|da|des)|bloqueja(?:t|da)|rebutja(?:t|da)|denega(?:t|da)|no (?:es )?permes|esgota\p{L}*|(?:com a|es) spam|
    no (?:us |et )?podem (?:oferir|concedir|aprovar|acceptar)|no compl\p{L}+[^.]{0,15}(?:requisits|condicions|criteris)|
    (?:termini|promocio|inscripcio)[^.]{0,20}(?:acabat|finalitzat)`,
  tooMany:
    'massa (?:peticions|intents|sol·?licituds|enviaments)|limit[^.]{0,25}(?:superat|assolit)',
  signIn: String.raw`inici\p{L}* (?:la )?sessio|entr\p{L}* al (?:teu|vostre) compte`,
  verify: String.raw`
    (?:enllac|codi) de (?:verificacio|confirmacio)|(?:confirm|verifi)(?:a|eu|ar|ca|qu\p{L}+)(?!\p{L})[^.]{0,30}(?:correu|adreca|
    subscripcio|telefon|mobil)|(?:safata d'entrada|correu)[^.]{0,20} i confirm|(?:enviat|rebut) un codi|
    introdu\p{L}* el codi|cli\p{L}* (?:a|en) l'enllac`,
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

import type { Phrases } from './phrases.ts';

export const welsh: Phrases = {
  thanks: 'diolch(?! i (?!chi|ti))',
  idle: 'diolch(?: i chi| yn fawr)? am (?:ymweld|eich amynedd|eich diddordeb|aros)',
  open: String.raw`
    dewiswch[^.]{0,20}(?:amser|dyddiad|banc|cynnig)|talwch|gosodwch[^.]{0,8}ap|(?:crewch|gosodwch)[^.]{0,12}(?:cyfrinair|cyfrif)|(?:uwchlwythwch|rhowch|llenwch)[^.]{0,25}(?:dogfen|incwm|dyddiad geni|isod)|(?<=^[^\p{L}]*)(?:parhau|nesaf)[^\p{L}]*$|pan (?:fydd)[^.]{0,15}(?:lansio|agor|dechrau)`,
  done: String.raw`
    wedi(?:'i| i| ei|'u| eu)? (?:chyflwyno|gyflwyno|anfon|derbyn|dderbyn|cadw|gadw|
    cofrestru|llwyddo|tanysgrifio)|yn llwyddiannus|rhif cyfeirnod|wedi(?:'i| i| ei|'u| eu)? (?:chadarnhau|gadarnhau|gwblhau|chwblhau|actifadu|hactifadu|chofnodi|gofnodi|hanfon)`,
  promise: 'byddwn (?:ni )?(?:yn |mewn )?(?:cysylltu|cysylltiad|ateb)',
  not: String.raw`methu|ddim|nid|dyw|heb(?!\p{L})`,
  failed: String.raw`
    gwall|methu|aeth rhywbeth|(?:mae|roedd)[^.]{0,12} (?:problem|broblem) gyda|ddim ar gael|
    rhowch gynnig arall|wedi dod i ben|ceisiwch eto|ni lwyddwyd|nid oedd modd`,
  sorry: 'ymddiheuriadau|yn anffodus|sori',
  value: String.raw`
    annilys|mae problem(?! gyda)|rhowch (?:gyfeiriad|rif|enw|ateb)|yn ofynnol|anghywir|
    anghyflawn|atebwch|yn cael cynnwys|cywirwch`,
  already: 'eisoes|yn barod',
  taken: String.raw`
    cofrestr\p{L}*|bodoli|cyflwyn\p{L}*|gyflwyn\p{L}*|defnydd\p{L}*|llenwi|cwblhau|derbyn`,
  policy: String.raw`
    sbam|wedi(?:'i| ei| cael ei) (?:rwystro|archifo|gau|wrthod)|nid yw[^.]{0,40}(?:gael mwyach|
    gael bellach|gymwys)|bellach ar gael|ar gau`,
  tooMany: 'gormod o|rhy aml',
  signIn: String.raw`
    mewngofnod\p{L}*|rhaid[^.]{0,10} fewngofnodi`,
  verify: String.raw`
    (?:cadarnh|gwirio|dilys)\p{L}*[^.]{0,25}(?:e-?bost|cyfeiriad|rhif) (?:er|i|drwy)|
    dolen (?:gadarnhau|ddilysu)|i gadarnhau eich|
    cadarnhewch drwy'r e-?bost|(?:mewnflwch|e-?bost)[^.]{0,10} a chadarnhewch`,
  busy: 'arhoswch|yn cael ei',
  // In Portuguese and Spanish "os" is an article or a pronoun: "Os dados", "Os llamaremos".
  condition: String.raw`(?<=^|, )os(?! \p{L}*(?:[aeou]s|emos)(?!\p{L}))`,
  harmless: 'nid oes angen[^.]*',
  duplicate: String.raw`(?:angen|gofyn am) (?:gwerth|cofnod) unigryw|fod yn unigryw`,
  closed: String.raw`nid yw[^.]{0,25} derbyn[^.]{0,25} (?:mwyach|bellach)`,
  quiz: String.raw`
    atebwch[^.]{0,10} cwestiwn (?:gwrth-?sbam|diogelwch)|cwestiwn (?:gwrth-?sbam|
    diogelwch) yn anghywir`,
  wrong: String.raw`annilys|anghywir|wedi dod i ben`,
};

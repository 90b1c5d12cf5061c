/** How each kind of field is recognised. Words are matched in text made lower-case and split. */
export const fieldKinds = [
  'email',
  'emailAgain',
  'phone',
  'countryCode',
  'fullName',
  'firstName',
  'middleName',
  'lastName',
  'city',
  'loanAmount',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export interface FieldRule {
  autocomplete: readonly string[];
  /** The input's type that settles it, if one does. */
  type?: string;
  words: RegExp;
  notWords: RegExp;
  /** Input types that can hold such a value. */
  types: readonly string[];
}

const line = ['text', 'search', 'textarea', ''];

export const fieldRules: Readonly<Record<FieldKind, FieldRule>> = {
  email: {
    autocomplete: ['email'],
    type: 'email',
    words: /\be ?mail|\bmail\b|correo|courriel|ईमेल/,
    notWords: /confirm|repeat|again|verify|re ?enter|user ?name|subject|mailing address/,
    types: [...line, 'email'],
  },
  emailAgain: {
    autocomplete: [],
    words:
      /(confirm|repeat|again|verify|re ?enter|retype).*e ?mail|e ?mail.*(confirm|repeat|again|verify)/,
    notWords: /subject|code|otp/,
    types: [...line, 'email'],
  },
  phone: {
    autocomplete: ['tel', 'tel-national', 'tel-local'],
    type: 'tel',
    words:
      /phone|mobile|\btel\b|telefon|\bcell|whats ?app|contact (no|num)|\bhandy|tel[eé]fono|m[oó]vil|t[eé]l[eé]phone|portable|मोबाइल|फ़ोन|फोन/,
    notWords:
      /(?<!(with|incl\w*) )(country|dial\w*|area|isd|zip|promo|verification) code|\bext|fax|\botp\b|name/,
    types: [...line, 'tel', 'number'],
  },
  countryCode: {
    autocomplete: ['tel-country-code'],
    words:
      /country code|dial|calling code|\bisd\b|phone code|phone country|vorwahl|indicatif|prefijo/,
    notWords: /zip|postal|with country|incl/,
    types: [...line, 'tel', 'select'],
  },
  fullName: {
    autocomplete: ['name'],
    words: /\bname\b|fullname|yourname|नाम|nombre|\bnom\b/,
    notWords:
      /company|business|user|first|last|middle|given|family|\bsur|\bfirm|organi|card|file|domain|brand|project|bank|father|mother|spouse|product|campaign|school|employer|prénom|apellido|famille|vorname|nachname|nick|event|city|street/,
    types: line,
  },
  firstName: {
    autocomplete: ['given-name'],
    words: /first ?name|given ?name|\bf ?name|fore ?name|vorname|pr[eé]nom|\bfirst\b|पहला नाम/,
    notWords: /company|last|middle/,
    types: line,
  },
  middleName: {
    autocomplete: ['additional-name'],
    words: /middle ?(name|initial)|segundo nombre|मध्य नाम/,
    notWords: /company/,
    types: line,
  },
  lastName: {
    autocomplete: ['family-name'],
    words:
      /last ?name|family ?name|\bsur ?name|\bl ?name|nachname|nom de famille|apellido|\blast\b|उपनाम/,
    notWords: /company|first|middle|last (year|month|4|four)/,
    types: line,
  },
  city: {
    autocomplete: ['address-level2'],
    words: /\bcity|\btown\b|ciudad|\bstadt\b|\bort\b|wohnort|\bville\b|locality|शहर|\blocation\b/,
    notWords: /state|country|zip|\bpin|capacity|branch/,
    types: [...line, 'select'],
  },
  loanAmount: {
    autocomplete: ['transaction-amount'],
    words:
      /loan ?(amount|amt|value|size|required|needed)|amount|\bamt\b|montant|betrag|\bmonto\b|importe|\bloan\b|how much|राशि|ऋण|लोन/,
    notWords:
      /income|salary|\bemi\b|down ?payment|monthly|turnover|tax|type|purpose|tenure|term|existing/,
    types: [...line, 'number', 'tel', 'select', 'range'],
  },
};

export const consentWords =
  /agree|consent|terms|privacy|authori[sz]e|accept|policy|acepto|akzeptier|zustimm|einverstanden|j'accepte|सहमत/;
export const submitWords =
  /submit|send|apply|enquir|inquir|request|get |continue|register|book|contact|proceed|check|save|start|enviar|solicitar|senden|absenden|anfrage|envoyer|demander|भेजें|जमा/;
export const notSubmitWords =
  /reset|clear|cancel|back|previous|close|search|log ?in|sign ?in|google|facebook|upload|browse|add |remove|menu|cookie|accept all|subscribe|otp/;

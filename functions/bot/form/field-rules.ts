/** How each kind of field is recognised. Words are matched in text made lower-case and split. */
import type { overrideKinds } from '../../contract/target-form.ts';

export type FieldKind = (typeof overrideKinds)[number];

/** Whole words: `\b` knows no letters but the English. */
const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');
const anywhere = (list: string) => new RegExp(list, 'iu');

export const lastNameWords = anywhere(
  'last ?names?|family ?names?|sur ?names?|(?<!\\p{L})l ?name|nachname|familienname|nom de famille|apellidos?|cognome|sobrenome|nazwisko|achternaam|efternamn|etternavn|efternavn|sukunimi|soyad[ıi]?|фамили|прізвищ|příjmení|vezetéknév|उपनाम|姓(?!名)|せい|セイ|(?<!\\p{L})last(?!\\p{L})|(?<!\\p{L})(sei|lname)(?!\\p{L})|اسم العائلة|שם משפחה',
);
export const firstNameWords = anywhere(
  'first ?names?|given ?names?|(?<!\\p{L})f ?name|fore ?name|christian name|vorname|pr[eé]noms?|primer nombre|nombre de pila|voornaam|förnamn|fornavn|etunimi|imi[eę](?= *$)|(?<!\\p{L})first(?!\\p{L})|पहला नाम|(?<![姓\\p{L}])名(?!前|称)|(?<!\\p{L})(mei|fname)(?!\\p{L})|الاسم الأول|שם פרטי',
);
export const anyNameWords = words(
  'names?|fullname|your ?name|नाम|nombres?|nome|nom|naam|namn|navn|nimi|nama|imi[eę]|ad|adınız|имя|фио|ім.я|jméno|姓名|氏名|お名前|名前|이름|성명|الاسم|שם|h[oọ] (v[aà] )?t[eê]n|meno',
);

export interface FieldRule {
  /** Left out: a field that the lead has nothing for. */
  kind?: FieldKind;
  words: RegExp;
  /** Makes the words mean something else. */
  notWords?: RegExp;
}

/** In one piece of text the first rule that matches decides. */
export const wordRules: readonly FieldRule[] = [
  {
    kind: 'emailAgain',
    words: anywhere(
      '(confirm|repeat|again|verify|re ?enter|re ?type|wiederhol|bestätig|confirmar|repetir|confirmer).*e ?mail|e ?mail.*(confirm|repeat|again|verify|wiederhol|bestätig|2$)',
    ),
    notWords: anywhere('code|otp'),
  },
  {
    kind: 'email',
    words: anywhere(
      'e ?mail|(?<!\\p{L})mail(?!\\p{L})|correo|courriel|e ?posta(?!l)|epost(?!n)|sähköposti|posta elettronica|ईमेल|электронн|почт|пошт|メール|邮箱|郵箱|电子邮件|電子郵件|이메일|البريد|דוא|דואר',
    ),
    notWords: anywhere(
      '(via|by|per) e ?mail|e ?mail (me|updates?|offers?|news|subject|message|body|code|type)|subject|newsletter|password|promo|mailing (address|street|city|state)|(verification|confirmation) code|friend',
    ),
  },
  {
    kind: 'countryCode',
    words: anywhere(
      '(?<!(with|incl\\p{L}*) )country ?code|dial(ling|ing)? ?code|calling code|(?<!\\p{L})isd(?!\\p{L})|phone code|phone country|country phone|vorwahl|indicatif|prefijo|prefisso|tel country code',
    ),
    notWords: anywhere('zip|postal|search'),
  },
  {
    kind: 'phone',
    words: anywhere(
      'phone|mobile|mobil|(?<!\\p{L})tel(?!\\p{L})|telefon|(?<!\\p{L})cell|whats ?app|contact ?(no|num)|(?<!\\p{L})handy|tel[eé]fono|celular|m[oó]vil|t[eé]l[eé]phone|portable|telefoon|gsm|puhelin|komórk|मोबाइल|फ़ोन|फोन|電話|电话|手机|手機|携帯|전화|휴대|телефон|моб|điện thoại|telepon|nomor hp|هاتف|جوال|טלפון|נייד',
    ),
    notWords: anywhere(
      'otp|(?<!(country|area|dialling|calling) )code|(?<!\\p{L})ext|fax|type|(?<!\\p{L})country(?! ?code)|carrier|model|search|(?<!\\p{L})pin(?!\\p{L})|application',
    ),
  },
  {
    kind: 'loanAmount',
    words: anywhere(
      'loan ?(amount|amt|value|size|required|needed)|financ(e|ing) (required|needed)|amount|(?<!\\p{L})amt(?!\\p{L})|montant|betrag|darlehen|kredit(betrag|summe|höhe)|(?<!\\p{L})monto|importe|préstamo|(?<!\\p{L})loan(?!\\p{L})|how much|राशि|ऋण|लोन|مبلغ|סכום',
    ),
    notWords: anywhere(
      'income|salary|(?<!\\p{L})emi(?!\\p{L})|down ?payment|monthly|turnover|tax|type|purpose|tenure|term|existing|account|officer|reason|gift',
    ),
  },
  {
    kind: 'city',
    words: anywhere(
      '(?<!\\p{L})city|(?<!\\p{L})town(?!\\p{L})|suburb|ciudad|(?<!\\p{L})stadt(?!\\p{L})|(?<!\\p{L})ort(?!\\p{L})|wohnort|(?<!\\p{L})ville(?!\\p{L})|localit[yé]|localidad|poblaci[oó]n|municipio|cidade|citt[aà]|comune|plaats|woonplaats|miasto|miejscowość|(?<!\\p{L})stad(?!\\p{L})|kaupunki|şehir|город|місто|město|város|oraș|शहर|नगर|市区町村|城市|도시|المدينة|עיר|thành phố|(?<!\\p{L})kota(?!\\p{L})|address ?level ?2|^(your |current )?location$',
    ),
    notWords: anywhere('zip|postal code|postcode|birth|geburt|capacity|branch|search'),
  },
  {
    words: anywhere(
      'company|business|card|cc ?name|user ?name|nick ?name|screen ?name|display ?name|account ?name|login|file ?name|domain|maiden|father|mother|spouse|(?<!\\p{L})pet(?!\\p{L})|search|house|school|college|employer|organi[sz]ation|unternehmen|(?<!\\p{L})firm|entreprise|empresa|soci[eé]t[eé]|pseudo|benutzer|usuario|utilisateur|ユーザ|会社|用户名|フリガナ|カナ(?!ダ)|kana|ふりがな',
    ),
  },
  {
    kind: 'middleName',
    words: anywhere('middle ?(name|initial)|second name|segundo nombre|zweiter vorname|मध्य नाम'),
  },
  { kind: 'lastName', words: lastNameWords, notWords: anywhere('last (year|month|4|four|digits)') },
  { kind: 'firstName', words: firstNameWords, notWords: anywhere('first (time|visit|order|line)') },
  {
    words: anywhere(
      'street|address|(?<!\\p{L})addr|apartment|(?<!\\p{L})apt(?!\\p{L})|suite|(?<!\\p{L})state(?!\\p{L})|province|country|zip|postal|post ?code|(?<!\\p{L})pin ?code|birth|(?<!\\p{L})dob(?!\\p{L})|geburts|(?<!\\p{L})(mm|dd|yy|yyyy|day|month|year)(?!\\p{L})|expir|(?<!\\p{L})exp(?!\\p{L})|cvv|cvc|csc|security|password|otp|one time|captcha|human|verification|promo|coupon|discount|voucher|gift|subject|message|comment|question|website|(?<!\\p{L})url|project|product|brand|event|bank|campaign|sender|referr|(?<!\\p{L})(pan|ssn|gst|tax)(?!\\p{L})|aadhaar|income|salary|age(?!\\p{L})|gender|title',
    ),
    notWords: anywhere('your name|full name'),
  },
  { kind: 'fullName', words: anyNameWords },
];

/** Standard tokens of `autocomplete` that name what the lead has. */
export const autocompleteKinds: Readonly<Record<string, FieldKind>> = {
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
  'tel-local': 'phone',
  'tel-country-code': 'countryCode',
  name: 'fullName',
  'given-name': 'firstName',
  'additional-name': 'middleName',
  'family-name': 'lastName',
  'address-level2': 'city',
  'transaction-amount': 'loanAmount',
};
/** Standard tokens of what it has not. `username` stays open: many sites ask for the e-mail there. */
export const otherAutocomplete =
  /^(cc-(?!given|family).+|bday.*|one-time-code|(new|current)-password|organization.*|street-address|address-line\d|address-level[134]|postal-code|country.*|nickname|url|sex|language|honorific-.+|tel-extension|tel-area-code)$/;

/** The input's type that settles it unless the words say otherwise. */
export const typeKinds: Readonly<Record<string, FieldKind>> = { email: 'email', tel: 'phone' };

const line = ['text', 'search', ''];
/** Input types that can hold such a value. */
export const kindTypes: Readonly<Record<FieldKind, readonly string[]>> = {
  email: [...line, 'email'],
  emailAgain: [...line, 'email'],
  phone: [...line, 'tel', 'number'],
  countryCode: [...line, 'tel', 'select', 'listbox'],
  fullName: line,
  firstName: line,
  middleName: line,
  lastName: line,
  city: [...line, 'select', 'listbox', 'radio'],
  loanAmount: [...line, 'number', 'tel', 'select', 'range', 'radio', 'listbox', 'slider'],
};

export const consentWords =
  /agree|consent|terms|privacy|authori[sz]e|accept|policy|acepto|akzeptier|zustimm|einverstanden|datenschutz|privacidad|t[eé]rminos|j['’ ]accepte|confidentialit|सहमत|शर्त|موافق|أوافق|מסכי/;
/** A box that asks for more than the form needs. */
export const offerWords =
  /newsletter|offers?\b|promotion|marketing|updates|werbung|ofertas|whats ?app/;
export const submitWords =
  /submit|send|apply|enquir|inquir|request|get |continue|register|book|contact|proceed|check|save|start|finish|done|enviar|solicitar|senden|absenden|anfrage|envoyer|demander|भेजें|जमा|إرسال|ارسال|שלח|送信|提交|отправить|invia|verzend|wyślij/;
export const nextWords =
  /^(next|continue|proceed|weiter|siguiente|continuar|suivant|continuer|avanti|volgende|dalej|आगे|التالي|הבא|次へ|下一步|далее|→|›|»)(?!.*(submit|send|apply))|^save (and|&) (continue|next)/;
/** Opens a form that is not there yet. */
export const openerWords =
  /appl(y|ication)|enquir|inquir|quote|contact|call ?back|get (started|in touch|a )|request|register|start|loan|details|form|solicitar|anfrage|demander|आवेदन/;
export const notSubmitWords =
  /reset|clear|cancel|back|previous|close|search|log ?in|sign ?in|google|facebook|upload|browse|add |remove|menu|cookie|accept all|subscribe|otp/;

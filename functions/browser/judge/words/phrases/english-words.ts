/** Lists of words that several English phrases share. */
import { joined } from './phrases.ts';

export const verbs = joined(String.raw`
  sent|submitted|received|recorded|registered|saved|stored|delivered|posted|logged|accepted|
  completed|processed|captured|forwarded|added|confirmed|created|booked|lodged|filed|noted|
  placed|generated|queued|scheduled|dispatched|routed|relayed|transferred|
  raised|opened|pushed(?! (?:back|down|out|to (?:next|tomorrow|\w+day|(?:the |a )?reject)))|requested|reserved|secured|emailed|handed over`);
/** Words between an auxiliary verb and its participle. */
export const adverbs =
  '(?: now| already| just| also| both| all| safely| duly| automatically| successfully)*';
export const things = joined(String.raw`
  (?:message|submission|e-?mail|mail|request|inquiry|enquiry|query|application|order|feedback|
  comments?|question|details|information|info|registration|form|response|answers?|input|ticket|
  booking|reservation|entry|subscription|sign-?up|enrol?lment|appointment|complaint|report|rsvp|
  review|contact|quote|nomination|donation|lead|claim|correspondence|data|account|purchase|
  payment|proposal)`);
/** The names of form fields in messages about one value. */
export const fields = joined(String.raw`
  (?:(?:first |last |full |sur|fore)?name|e-?mails?(?: (?:address|id))?|(?:phone|mobile|telephone|
  contact|whatsapp)(?: (?:number|no))?|numbers?|pin(?: ?code)?|post ?code|zip(?: code)?|city|town|
  state|country|county|district|suburb|address|amount|(?:property )?value|income|salary|age|dob|dates?(?: of birth)?|
  pan|aadhaa?r|gstin|message|consent|terms|fields?|option|type|occupation|company|purpose|tenure|year|question|
  (?:ifsc|property|vehicle|registration|account|licen[cs]e|policy)(?: (?:number|no|code|plate)))`);
/** Properties of an applicant that a lender requires. */
export const criteria = joined(String.raw`
  (?:income|salary|earnings?|turnover|age|deposit|equity|employment|dti|foir|ltv|emis?|commitments|obligations|outgoings|(?:(?:credit|cibil|bureau|
  fico) )?(?:score|history|rating|profile)|debt[\w -]{0,12} ratio)`);
export const objects = joined(String.raw`
  (?:your |the |this |submitting |sending )?(?:${things}|(?:submitting|sending|contacting|
  completing|filling|(?:showing|expressing)(?: \w+){0,3} interest|reaching|writing|getting in touch|taking (?:the |your |some |a )?(?:time|
  moment|minute)|taking part|sending|emailing|e-mailing|messaging|booking|requesting|submitting|
  applying|registering|signing(?! (?:in|out)\b)|subscribing|enquiring|inquiring|joining|participating|responding|
  answering|providing|sharing(?!\W*$)|ordering|enrolling|letting us know|asking|reporting|writing|
  dropping|leaving|confirming|scheduling|opting|volunteering|filing))`);
export const person = joined(String.raw`
  (?:we|i|they|he|she|someone|somebody|our [\w' -]{0,40}|(?:a|an|the|one|your|
  any)(?: \w[\w'-]*){1,6}|[a-z]+ team|team|executive|agent|advisor|specialist|representative)`);
/** Names of what a visitor sends, singular and plural. */
export const leads = joined(String.raw`
  (?:applications?|requests?|(?:enquir|inquir|entr)(?:y|ies)|leads?|claims?|quot(?:e|ation)s?|
  registrations?|bookings?|submissions?|sign-?ups?|appointments?|call-?backs?|visits?|proposals?|
  forms?|records?|tickets?|reservations?|responses?|bids?|inspections?)`);
/** Kinds of applicants, and of things that an applicant wants to insure or to finance. */
export const people = joined(String.raw`
  (?:applicants?|persons?|people|customers?|clients?|borrowers?|students?|children|minors|drivers?|
  residents?|citizens?|nationals?|\w*holders?|(?:home|house|property|business)[ -]?owners?|
  \w*occupiers?|owners?|tenants?|renters?|landlords?|employees|employers|adults?|companies|firms?|
  business(?:es)?|traders|charities|entrepreneurs|professionals|self-employed|women|men|users|
  individuals|households|families|visitors|vehicles?|cars?|properties|homes|those|anyone|nobody|
  no one)(?!\w)`);

import type { Phrases } from './phrases.ts';

/** Phrases in Hindi, written in Latin letters. */
export const hinglish: Phrases = {
  thanks: 'dhan(?:ya|y)(?:va|wa)a?d|shukriya',
  open: String.raw`
    (?:samay|time|slot|date|bank|plan|offer|lender)[^.]{0,12}(?:chun\p{L}*|select kar\p{L}*|choose kar\p{L}*)|(?:bhugtan|payment|fees?|₹ ?\d+)[^.]{0,12}(?:kar(?:e|en|ein|iye|o)|bhare\p{L}*|bhariye)(?!\p{L})|(?:app|aap) install kar\p{L}*|password (?:banay\p{L}*|set kar\p{L}*)|
    (?:pan|aadhaa?r|kyc|documents?|salary|aay|janamtithi|dob|niche)[^.]{0,20}(?:bhar(?:e|en|ein|iye)|da?al(?:e|en|ein|iye)|dijiye|de|den|upload kar\p{L}*|poor[ia] kar\p{L}*|pura kar\p{L}*|complete kar\p{L}*)(?!\p{L})|
    (?<=^[^\p{L}]*)(?:aage badh\p{L}*|agla|jari rakh\p{L}*)[^\p{L}]*$|jab (?:hum|service|seva)[^.]{0,25}(?:shuru|launch|start)|
    ke baad (?:hi )?(?:submit|jama|send|process) hog[aei]`,
  done: String.raw`
    (?:jama|submit|bheja?|darj|praa?pt|mil|register|panjikrit|poora|pura|safal\p{L}*)
    (?: (?:ho|kar|diya|kiya|liya))* (?:gaya|gayi|gaye|chuka|chuki|hua|hui)(?!\p{L})|
    safal(?:ta)?(?:purvak|poorvak)|(?:receive|prapt) ho ga?y[aei]|hamare paas aa ga?y[aei]`,
  promise: 'sampark kar(?:enge|ega|egi)|(?:call|phone) kar(?:enge|ega|egi)',
  not: 'nahi|nahin|asafal|vifal|galti|samasya',
  failed: String.raw`
    (?:jama|submit|bhej|save|ho|kar)\p{L}*[^.]{0,20} (?:nahi|nahin)(?!\p{L})|
    (?:dobara|phir se|fir se|baad (?:me))[^.]{0,10}(?:koshish|try|prayas)|
    galat ho|galti (?:hui|ho)|gadbad (?:hui|ho)|samasya (?:hui|aayi|hai)|
    fail ho ga?y[aei]|nahin? mil[aei](?!\p{L})`,
  sorry: 'maaf|kshama|khed hai',
  value: String.raw`
    \d+ (?:ank|digits?) (?:ka|ke|ki) hon[aei] chahiye|
    (?:sahi|valid)[^.]{0,25} (?:daa?lein|darj kar|likhein|bharein)|
    (?:kripya|kripaya)[^.]{0,40} (?:bharein|darj kar|chunein|daa?lein)|
    (?:zaroori|anivarya) hai|galat hai|(?:galti|galtiyan|galtiyon|fields?)(?: ko)? theek kar|
    adhur[aei](?!\p{L})`,
  wrong: 'galat|amanya',
  already: 'p(?:eh|ah)le (?:hi|se)',
  taken: 'apply|aa?vedan|register|jama|darj|panjikrit|submit|bhej',
  policy: String.raw`
    (?:patra|yogya|eligible) nahin?(?!\p{L})|a(?:swi|swee)kar|(?:form|registration|panjikaran) band|
    (?:reject (?:ho|kar)|manzoor nahin?|aswikrit)(?!\p{L})|cancel (?:ho|kar)(?!\p{L})|
    match nahin? kar`,
  tooMany: 'bahut (?:zyada|saare|adhik) (?:prayas|koshish|request)',
  signIn: 'log ?in kar(?:ein|en|na)',
  verify: String.raw`
    otp|satyap\p{L}+|
    e-?mail (?:se|ke zariye) (?:confirm|pushti|verify)|inbox[^.]{0,15} aur [^.]{0,12}confirm`,
  busy: String.raw`(?:pratiksha|intezaar) kar|ja raha hai`,
  condition: 'agar|yadi',
  duplicate: String.raw`unique (?:entry |value )?(?:chahiye|zaroori|hon[ai])`,
  closed: String.raw`(?:form ab|na[yi][ei] (?:aa?vedan|application|form|lead))[^.]{0,25} nahin? (?:leta|lete|le rah)|form ab band`,
  quiz: String.raw`
    (?:spam|suraksha|security) (?:sawal|prashn)\p{L}*[^.]{0,12} (?:jawab d|jawab galat|uttar d)`,
  harmless: String.raw`(?:zaroorat|zarurat) nahi[^.]*|(?:share|reply) na kar[^.]*`,
  idle: String.raw`(?:visit|padharne|intezaar|dhairya|ruchi)[^.]{0,12} ke liye (?:dhan|shuk)`,
};

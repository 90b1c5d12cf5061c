/**
 * English words for a refusal by a rule of the target: a kind of applicant that it does not take, a
 * limit that the applicant misses, an offer that is over or full, and a decision against the lead.
 */
import { criteria, leads } from './english-words.ts';

const few = String.raw`(?: [\w'%/+-]+){0,5}?`;
const not = String.raw`(?:not|cannot|\w+n't|no longer|unable to|never)(?: be| been| being| able to| currently| presently| yet| \w+ly)*`;
const people = String.raw`(?:applicants?|persons?|people|customers?|clients?|borrowers?|students?|children|minors|drivers?|residents?|citizens?|nationals?|\w*holders?|(?:home|house|property|business)[ -]?owners?|\w*occupiers?|owners?|tenants?|renters?|landlords?|employees|employers|adults?|companies|firms?|business(?:es)?|traders|charities|entrepreneurs|professionals|self-employed|women|men|individuals|households|families|visitors|vehicles?|cars?|properties|homes|those|anyone|nobody|no one)(?!\w)`;
/** What a company does for an applicant whom it accepts. */
const serve = String.raw`(?:fund|financ|buy|act(?:ing)? for|insur|lend|offer|extend(?= (?:\w+ )?(?:you|loan|credit|cover|offer|facilit)| an?(?!\w))|suppl(?:y|ied)|consider|entertain|onboard|enroll?|grant|avail(?!ab)|approv|quot|hir|book(?:ing)? you|mak(?:e|ing) you (?:an?|any)|tak(?:e|ing) (?:on|you(?!r)|(?:your|the) (?:case|claim|booking))|proceed|go (?:on|any|further|ahead)|serv(?:e|ing)|sign up|join|apply|book|qualify|take part|(?:help|assist)(?! (?:you )?(?:with (?:this|that|your))? ?(?:by|over|via|on)))(?:s|e|ed|ing|en|able)?(?!\w)`;
const subject = String.raw`(?:batch(?:es)?|(?:seat|slot|place|spot|appointment|plot|unit|voucher|class|list|grant|rebate|offer|scheme|campaign|promo(?:tion)?|competition|contest|giveaway|draw|survey|typeform|form|portal|poll|window|admission|enrol?ment|registration|application|booking|intake|programme?|position|vacanc(?:y|ie)|role|event|webinar|fund|quota|pot|deal|discount|scholarship|sale|project|course|panel|trial|limit|cap|capacity|entr(?:y|ie)|nomination|submission|waitlist|panel|stock)(?:e?s)?|books|funding|new business|everything)(?!\w)`;
const over = String.raw`(?:full(?! (?:name|address))|(?<!form (?:\w+ ){0,3})filled|closed?(?! to )|closed to new|finished|gone(?! to)|over|exhausted|taken|claimed|allotted(?! to)|(?:fully )?allocated(?! to)|used up|snapped up|sold(?: out)?|(?:reached|hit|at)(?: its| the| our| their| full)*(?: \w+)? (?:capacity|limit|maximum)|reached|run out|ran out|discontinued|withdrawn|ended|concluded|inactive|empty|expired|paused|suspended|shut|archived|disabled|stopped)(?!\w)`;
const few2 = String.raw`(?: (?:for|in|of|on|at|with|to|under)(?: [\w'"&.-]+){1,8}?| "[^"]{1,40}")?`;
const took = String.raw`(?:tak(?:e|ing|en)|accept(?:ing|ed)?|collect(?:ing|ed)?|receiv(?:e|ing|ed)|onboard(?:ing|ed)?|add(?:ing|ed)?|review(?:ing|ed)?|record(?:ing|ed)?|consider(?:ed|ing)?|count(?:ed)?|enroll?(?:ed|ing)?)(?!\w)`;
const below = String.raw`(?:below|under|less than|lower|above|over(?!all|d)|more than|exceeds?|higher|too \w+|outside|insufficient|not enough|inadequate)`;

export const englishRules = [
  String.raw`${not} ${serve}`,
  String.raw`${people}${few} (?:are|is|can|may|will|could|do|does)(?: not|n't|not)${few} (?:${serve}|accepted|covered|permitted|allowed|eligible|register|enter|open)`,
  String.raw`(?:${people}|${leads})${few} (?:are|is) (?:excluded|barred|void|ineligible)`,
  String.raw`only${few} ${people}${few} (?:can|may|are|is)(?!\w)|(?<!for )${people} only(?=\W*$)|(?:salaried|residents) only(?=\W*$)|we only (?:consider|act for|handle|deal|work with|lend|serve|buy|insure|take on)|(?:limited|restricted|reserved|exclusive|only open|open only|only for|available only|only available|(?:isn't|is not|aren't|not) open) (?:to|for)(?: \w[\w-]*){0,3}? (?:${people}|you(?!r))`,
  String.raw`${subject}${few2}(?: is| are| was| were| has| have| all)(?: now| all| been| already| currently| presently| fully| temporarily| just| got)* ${over}`,
  String.raw`${subject}${few2} (?:closed (?:to new|at|on)|ended (?:on|at)|expired on|sold out|ran out|ran till|ran until)`,
  String.raw`(?<=^\W*(?:[\w'-]+ ){0,2})${subject} (?:(?:is|are|has) )?(?:now )?(?:full|filled|closed|finished|over|expired|shut|ended|paused)(?=\W*$)`,
  String.raw`all(?: (?:the|of|our))?(?: \d+)?${few} (?:have|are|were|got|has|is)(?: now| all| been)* (?:filled|gone|sold|claimed|snapped up|full)(?!\w)`,
  String.raw`(?:no (?:more|further|new|late)|new|late|fresh|any more|further)${few} (?:are|is|can|will|being|do)(?:n't| not|not)?(?: be| being| been| longer)* ${took}`,
  String.raw`takes? (?:no more|not? any more)(?!\w)|(?:not|\w+n't|no longer|stopped|halted|ceased|paused)(?: be| being| currently| now| presently)* (?:taking|accepting|collecting|receiving|onboarding|reviewing|adding (?:more|any|new)|accepted)(?! (?:calls|payments?|longer|place|part|too))|(?:${leads}|names) (?:aren't|are not|isn't|is not|not|cannot be|can't be)(?: being)? ${took}|(?:sourcing|lending|intake|onboarding) (?:is|has been) (?:stopped|paused|halted|closed)`,
  String.raw`(?:no (?:\w+ )?(?:lender|bank|insurer|partner|provider)s?|none of (?:our|the)|nobody|zero)${few} (?:would|will|can|could|is|are|was|were|may|wants?)(?!\w)|we won't be (?:making|offering|booking|able to (?:offer|extend|provide|give|make|help|lend))`,
  String.raw`(?:do|does|did)(?: not|n't)(?: \w+ly)? (?:fall (?:in|within|under)|fit|fulfil\w*|match (?:our|the) (?:\w+ )?(?:criteria|polic|profile|require)|hold an? (?:\w+ )?(?:eligible|valid) |come under|count(?=\W*$))`,
  String.raw`${criteria}(?: (?!not|cannot|must|should)[\w%]+){0,4}? (?:(?:is|are|was|were|shows?|of \d\S*)(?: \w+ly| a bit| still)? ${below}|exceeds?|below)(?= (?:the|our|your|this|what|\S*\d)|\W*$)`,
  String.raw`(?:minimum|min\.?)(?: \w+){0,3} (?:deposit|income|salary|turnover|age|score|net worth)(?= (?:is|of|required|for|criteria))|(?:need|needs|requires?) (?:at least|a minimum)(?= \d)[^.]* (?:trading|history|deposit|vintage|experience|income|turnover)`,
  String.raw`(?:your|the|this) (?:\w+ )?(?:application|request|case|claim|proposal|profile)(?: (?:for|to) [^.]{1,40}?)? (?:was|is|has been) (?:not successful|unsuccessful(?<!request(?: [^.]+)? unsuccessful))|credit card request was not successful`,
  String.raw`(?:stands?|auto|applicant|yours|it|${leads})(?: (?:was|is|has been|been|were|are|stands))*[ -](?:reject|declin|refus|barr|turned (?:away|down)|screened out|void|exclud|discard)\w*|(?:been|were) (?:screened out|turned (?:away|down))|caught by|akismet|"status": ?"(?:rejected|declined)|(?:is|was) (?:junk|void)(?!\w)|yours was removed|(?:isn't|not) possible (?:for you )?to (?:apply|register|book|join)|not available (?:to|for) ${people}|a no from us|are barred`,
  String.raw`(?:can ?not|can't|unable to|could not|couldn't) (?:go (?:any )?further|be taken (?:any )?further|move ahead|act for|avail|go on(?=\W*$))|your (?:enquiry|application|request|case) can(?:not|'t) (?:proceed|go)`,
].join('|');

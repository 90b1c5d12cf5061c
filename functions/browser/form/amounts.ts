/**
 * Reads amounts in the notations of lists and captions: `₹10 – 25 Lakh`, `5 लाख तक`, `(in crore)`.
 */
import { asciiDigits } from '../../../contract/ascii-digits.ts';

export interface Range {
  from: number;
  to: number;
}

/**
 * Words for units such as lakh and crore. Words of one letter are ignored in a field's caption,
 * because they are too ambiguous there.
 */
const units: readonly [words: string, size: number][] = [
  [
    'cr|crore|crores|karod|karodon|karor|koti|kotis|kodi|करोड़|करोड़ों|करोड|कोटी|कोटि|कोटींमध्ये|কোটি|કરોડ|કરોડમાં|கோடி|கோடியில்|కోటి|కోట్లు|కోట్ల|కోట్లలో|ಕೋಟಿ|ಕೋಟಿಗಳಲ್ಲಿ|കോടി|ਕਰੋੜ|کروڑ|千万|千萬|천만',
    1e7,
  ],
  [
    'l|lac|lacs|lakh|lakhs|lkh|laakh|lakhon|lakhat|latcham|ilatcham|laksh|laksha|laksham|lakshalu|लाख|लाखों|लाखात|लाखांत|লাখ|লক্ষ|লাখে|લાખ|લાખમાં|લાખોમાં|லட்சம்|இலட்சம்|லட்சத்தில்|లక్ష|లక్షలు|లక్షల|లక్షల్లో|లక్షలలో|ಲಕ್ಷ|ಲಕ್ಷಗಳಲ್ಲಿ|ലക്ഷം|ലക്ഷത്തിൽ|ਲੱਖ|لاکھ',
    1e5,
  ],
  [
    'k|thousand|thousands|hazar|hazaar|हज़ार|हजार|হাজার|હજાર|ஆயிரம்|వేలు|వేల|ಸಾವಿರ|ആയിരം|ਹਜ਼ਾਰ|ہزار|tsd|tausend|mille|mil|tys|тыс|тысяч|ribu|rb|nghìn|ngàn|พัน|ألف|الف|هزار|אלף|千|천',
    1e3,
  ],
  [
    'm|mn|mio|mln|million|millions|millionen|millones|milhões|milioni|milionów|miljoonaa|miljoen|млн|миллион|миллионов|milyon|juta|jt|triệu|ล้าน|مليون|میلیون|מיליון|百万|百萬|백만',
    1e6,
  ],
  ['万|萬|만|หมื่น', 1e4],
  ['億|亿|억', 1e8],
];
/** Matches Han, Hangul and Thai letters: a currency may follow a unit in them without a space. */
const unspaced = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}]/u;
const terms = units.flatMap(([words, size]) =>
  words.split('|').map((word) => ({ word: word.normalize('NFC'), size })),
);
const sizes = new Map(terms.map(({ word, size }) => [word, size]));
/**
 * Whether this number of rupees is the size of a unit that has a word, such as lakh for 100,000.
 */
export const isUnit = (size: number): boolean => [...sizes.values()].includes(size);
const inCaptions = [...sizes.keys()].filter((word) => word.length > 1 || unspaced.test(word));
const apart = '(?<![\\p{L}\\p{M}])';
const currency = '(?:(?:₹|rs\\.?|inr|rupees|रु\\.?|रुपये|रुपए)\\s*(?:in\\s+)?)?';
/** Words for `in`, which Indian languages put after the noun. */
const inIt = 'में|mein|mei|me|मध्ये|madhye|માં|ma|లో|lo|இல்|il|ਵਿੱਚ|میں';
/** Matches the end of a unit's word if no negation follows. */
const notDenied = `(?:(?![\\p{L}\\p{M}])|(?<=${unspaced.source}))(?!\\s*(?:(?:${inIt})\\s+)?(?:nahi|nahin|नहीं|नही|नाही|નહીં|નહિ|নয়|இல்லை|కాదు|ಅಲ್ಲ|അല്ല|ਨਹੀਂ|نہیں))`;
const unitWord = `(${inCaptions.join('|')})${notDenied}`;

const countedIn = new RegExp(
  `(?<!not )(?:${apart}in|\\()\\s*${currency}${unitWord}|(?<!\\d\\s*)${apart}${unitWord}\\s+(?:${inIt})${notDenied}`,
  'u',
);
const countedInside = new RegExp(
  `(?<!\\d\\s*)${apart}(लाखात|लाखांत|lakhat|લાખમાં|લાખોમાં|લક્ષમાં|કરોડમાં|லட்சத்தில்|கோடியில்|లక్షల్లో|లక్షలలో|కోట్లలో|ಲಕ್ಷಗಳಲ್ಲಿ|ಕೋಟಿಗಳಲ್ಲಿ|ലക്ഷത്തിൽ|লাখে)${notDenied}`,
  'u',
);
const unitAlone = new RegExp(`^[\\s(]*(?:in\\s+)?${currency}${unitWord}[\\s).]*$`, 'u');

/** Matches units of a thousand, such as `(₹ '000)` and `in 000s`. */
const inThousands = new RegExp(`(?:\\(|${apart}in)\\s*${currency}['’]?000['’]?s?(?!\\d)`, 'u');

/** @returns the field's unit in rupees: 100,000 for `Amount (in ₹ lakh)`, 1 if no unit is named. */
export function unitOf(caption: string): number {
  const text = caption.normalize('NFKC').toLowerCase();
  if (inThousands.test(text)) return 1e3;
  const [, before, after] = countedIn.exec(text) ?? [];
  const [, inflected] = countedInside.exec(text) ?? [];
  return sizeOf(before ?? after ?? inflected ?? '') ?? 1;
}

/** The unit in rupees that is written directly beside a field: `[ ] Lakh`. */
export function unitBeside(caption: string): number | undefined {
  return sizeOf(unitAlone.exec(caption.normalize('NFKC').toLowerCase())?.[1] ?? '');
}

function sizeOf(word: string): number | undefined {
  return (
    sizes.get(word) ??
    terms.find((one) => unspaced.test(one.word) && word.startsWith(one.word))?.size
  );
}

const whole = (list: string) => `(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`;
const belowWords = new RegExp(
  `below|under|up ?to|less|<|max|until|jusqu|से कम|कमी|குறைவ|తక్కువ|以下|以内|以內|未満|低于|이하|미만|까지|ต่ำกว่า|ไม่เกิน|${whole(
    'तक|tak|kam|पर्यंत|सुधी|સુધી|পর্যন্ত|কম|வரை|వరకు|ವರೆಗೆ|വരെ|ਤੱਕ|تک|کم|کمتر|تا|bis|unter|höchstens|weniger|moins|hasta|menos|até|fino a|meno|sotto|tot|minder|onder|upp till|opptil|indtil|do|poniżej|až|alatt|până|sub|altı|kadar|έως|μέχρι|до|менее|меньше|dưới|đến|kurang|hingga|sampai|maksimal|أقل|حتى|עד|פחות',
  )}`,
  'u',
);
const aboveWords = new RegExp(
  `above|over|more|\\+|>|min|from|से अधिक|से ज़्यादा|से ज्यादा|से ऊपर|जास्त|மேல்|以上|超|이상|초과|มากกว่า|ขึ้นไป|${whole(
    'zyada|jyada|adhik|upar|વધુ|বেশি|పైన|ಮೇಲೆ|മുകളിൽ|ਵੱਧ|زیادہ|über|mehr|ab|plus|à partir|au delà|más|desde|mais|acima|oltre|più|meer|boven|vanaf|över|yli|powyżej|od|nad|felett|több|peste|üzeri|üstü|fazla|πάνω|από|свыше|более|больше|от|выше|trên|hơn|lebih|di ?atas|أكثر|فوق|بیش|מעל|יותר',
  )}`,
  'u',
);

/**
 * Reads `₹10 – 25 Lakh`, `Below 5L`, `1 crore+`, `1,00,000 to 5,00,000`, `10.000 – 25.000`.
 * @param unit the unit in rupees of numbers without a unit in the text.
 */
export function rangeOf(text: string, unit: number = 1): Range | undefined {
  // A label may join its lines: `20 – 50 lakhApproval in a day`.
  const apart = text.normalize('NFC').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const words = asciiDigits(apart.toLowerCase());
  const numbers = [
    ...words.matchAll(/(\d+(?:[.,]\d+|['’ \u00a0\u202f]\d{3}(?!\d))*)\s*([\p{L}\p{M}]+)?/gu),
  ].map(([, digits = '', word = '']) => ({ number: parseNumber(digits), unit: sizeOf(word) }));
  const [low, high] = numbers;
  if (!low) return undefined;
  const isRange = high?.number !== low.number || high.unit !== low.unit;
  if (high && isRange) {
    // In `10 - 25 lakh` the unit applies to both numbers.
    return {
      from: low.number * (low.unit ?? high.unit ?? unit),
      to: high.number * (high.unit ?? low.unit ?? unit),
    };
  }
  const amount = low.number * (low.unit ?? unit);
  if (belowWords.test(words)) return { from: 0, to: amount };
  if (aboveWords.test(words)) return { from: amount, to: Infinity };
  return { from: amount, to: amount };
}

/** The text in lower case without its numbers and their units: `₹1L – ₹50 lakh` → `₹ – ₹`. */
export function withoutAmounts(text: string): string {
  const words = asciiDigits(text.normalize('NFC').toLowerCase());
  return words.replace(/\d[\d.,]*\s*([\p{L}\p{M}]*)/gu, (_amount, word: string) =>
    sizeOf(word) === undefined ? word : '',
  );
}

/**
 * Reads both `1,00,000.50` and `1.000,50`: a separator before exactly three digits is a thousands
 * separator.
 */
function parseNumber(written: string): number {
  const digits = written.replace(/['’\s]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const isBoth = digits.includes('.') && digits.includes(',');
  const grouped = /^[1-9]\d{0,2}(\.\d{3})+$/.test(digits) || /,\d{3,}$/.test(digits);
  if (last < 0 || (grouped && !isBoth)) return Number(digits.replace(/[.,]/g, ''));
  return Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`);
}

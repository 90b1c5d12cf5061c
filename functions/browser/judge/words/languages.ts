/** Recognises the languages of a sentence by its letters and its most frequent words. */
import { afrikaans } from './phrases/afrikaans.ts';
import { arabic } from './phrases/arabic.ts';
import { baltic } from './phrases/baltic.ts';
import { bengali } from './phrases/bengali.ts';
import { catalan } from './phrases/catalan.ts';
import { chinese } from './phrases/chinese.ts';
import { cyrillic } from './phrases/cyrillic.ts';
import { czech } from './phrases/czech.ts';
import { devanagari } from './phrases/devanagari.ts';
import { dutch } from './phrases/dutch.ts';
import { english as englishPhrases } from './phrases/english.ts';
import { finnic } from './phrases/finnic.ts';
import { french } from './phrases/french.ts';
import { german } from './phrases/german.ts';
import { greek } from './phrases/greek.ts';
import { gujarati } from './phrases/gujarati.ts';
import { hebrew } from './phrases/hebrew.ts';
import { hinglish } from './phrases/hinglish.ts';
import { hungarian } from './phrases/hungarian.ts';
import { indonesian } from './phrases/indonesian.ts';
import { islands } from './phrases/islands.ts';
import { italian } from './phrases/italian.ts';
import { japanese } from './phrases/japanese.ts';
import { kannada } from './phrases/kannada.ts';
import { korean } from './phrases/korean.ts';
import { malayalam } from './phrases/malayalam.ts';
import { otherIndic } from './phrases/other-indic.ts';
import { others } from './phrases/others.ts';
import { persianUrdu } from './phrases/persian-urdu.ts';
import { polish } from './phrases/polish.ts';
import { portuguese } from './phrases/portuguese.ts';
import { punjabi } from './phrases/punjabi.ts';
import { romanian } from './phrases/romanian.ts';
import { russian } from './phrases/russian.ts';
import { scandinavian } from './phrases/scandinavian.ts';
import { smaller } from './phrases/smaller.ts';
import { southEast } from './phrases/south-east.ts';
import { southSlavic } from './phrases/south-slavic.ts';
import { spanish } from './phrases/spanish.ts';
import { tamil } from './phrases/tamil.ts';
import { telugu } from './phrases/telugu.ts';
import { thai } from './phrases/thai.ts';
import { turkish } from './phrases/turkish.ts';
import { ukrainian } from './phrases/ukrainian.ts';
import { vietnamese } from './phrases/vietnamese.ts';
import { welsh } from './phrases/welsh.ts';
import type { Phrases } from './phrases/phrases.ts';

export interface Language {
  phrases: Phrases;
  /** The letters without which a text can't be in this language. */
  letters: RegExp;
  /** Whether the script separates words, so that a phrase must start at the start of a word. */
  isSpaced: boolean;
  /** Whether speakers of the language mix in English words: "Form submit nahi hua". */
  mixes: boolean;
  /** The most frequent words of the language, as `fold` normalises them. */
  frequent: ReadonlySet<string>;
}

export const latinLetters = /\p{Script=Latin}/u;

const latin = (phrases: Phrases, frequent = ''): Language => ({
  phrases,
  letters: latinLetters,
  isSpaced: true,
  mixes: phrases === hinglish,
  frequent: new Set(frequent.split(/\s+/u)),
});
const spaced = (letters: RegExp, ...all: Phrases[]): Language[] =>
  all.map((phrases) => ({ ...latin(phrases), letters }));
const unspaced = (letters: RegExp, ...all: Phrases[]): Language[] =>
  all.map((phrases) => ({ ...latin(phrases), letters, isSpaced: false, mixes: true }));

/** English is read on every text, because pages in all languages also show English messages. */
const english = latin(
  englishPhrases,
  `the your you we our us to of is are was has have had been be with will for not this that
  please it on in thank thanks by or as from at can all any if an a no and do
  get back soon more about home call contact new now here team details login submitted
  received sent`,
);

export const languages: readonly Language[] = [
  english,
  latin(
    german,
    `der die das und ist wir sie ihre ihr ihnen ihren ihrer uns unser fur nicht wurde wurden
    haben hat werden wird bei mit von zu zum zur ein eine einen einer bitte vielen dank
    danke auf im in den dem des sich oder aus auch noch nur du dein deine dich dir es an
    kein keine leider um`,
  ),
  latin(
    dutch,
    `de het een en van wij we uw je jouw u is zijn niet geen met voor op ons onze wordt
    worden naar bij nog ook aan dat er hebben heeft hebt te om dit deze in binnen wel zo
    snel mogelijk bedankt`,
  ),
  latin(
    scandinavian,
    `och att ar det den din ditt dina vi har til till av pa for som med ikke inte du dig deg
    vara vores var et ett en sa kan skal ska og fra fran tack tak takk om er dit eller nu
    inom snart ikkje i`,
  ),
  latin(
    hinglish,
    `rs hai hain ho ka ki ke ko se mein me par aap aapka aapki aapke aapko apka apki apko hum
    hamara hamari hamare nahi nahin na kar karein kare karen karna gaya gayi gaye raha rahi
    rahe liye aur ya yeh ye kripya tak lakh baad pehle dobara hua hui wala abhi sirf bhi
    apna apni chuka chuki chuke kiya mil diya gya`,
  ),
  latin(
    afrikaans,
    `die jou u ons het nie van is en vir na met om te dit asseblief dankie sal kan word in n
    by op reeds weer`,
  ),
  latin(
    french,
    `le la les de des du et votre vos vous nous est sont a une un pour pas dans sur avec ce
    cette par ne n que qui notre nos en au aux ete merci bien sera ou plus tres avons avez l
    d`,
  ),
  latin(
    spanish,
    `el la los las de del y su sus tu tus se en un una por para no con que hemos ha te le lo
    es al nos nuestro nuestra gracias ya esta este mas si pronto sido o a`,
  ),
  latin(
    portuguese,
    `o a os as de do da dos das e seu sua seus suas um uma para com nao por que em no na se
    foi voce nos nosso nossa obrigado obrigada ja esta este ao sera mais recebemos ou pelo
    pela`,
  ),
  latin(
    italian,
    `il la le lo gli di del della dei e tuo tua tuoi suo sua un una per non con che abbiamo
    ti in da dal al alla grazie si sono stato stata nostro nostra ha hai ci sei o i`,
  ),
  latin(
    romanian,
    `si de la un o pentru cu nu va ati am este sunt dumneavoastra noastra nostru in din te
    multumim multumesc fost vom ne care sa mai cererea prin pe au a`,
  ),
  latin(
    catalan,
    `el la els les de del dels i amb per un una no hem us teu teva vostra vostre gracies que
    ens ha esta aquest aquesta al en si ja`,
  ),
  latin(
    polish,
    `i w z na do nie sie twoj twoje twoja jest sa dla panstwa pana pani prosimy prosze
    zostalo zostal zostala przez o za od jak my ze dziekujemy po lub czy juz`,
  ),
  latin(
    czech,
    `a v na se je jsme vam vas vase vasi vasu do s pro k za ze nebyl byl byla bylo boli
    dekujeme dakujeme prosim jako si po od uz bude nebo sme nam o i z u nas naseho nasi byla vas`,
  ),
  latin(
    southSlavic,
    `je na u se i vas vasa vase vasu za smo da nije hvala ne s od ste ce biti vam su po bi
    ili v in ni sa`,
  ),
  latin(
    hungarian,
    `a az es nem hogy meg van ez on onnek koszonjuk kerjuk vagy mar is egy hamarosan
    sikeresen ha mert most csak fel`,
  ),
  latin(
    finnic,
    `on ja ei se kiitos otamme sinun teie meie aitah olet ole voi tai kun taman teidan ning
    oleme kui pole ka me`,
  ),
  latin(
    baltic,
    `ir jusu mes aciu dekojame ne uz paldies jums musu tika buvo nuo su kad vel sia un jau ar
    par`,
  ),
  latin(
    turkish,
    `ve bir bu icin ile sizin size siz lutfen tesekkur tesekkurler ederiz edildi alindi en da
    de ne olarak kadar sonra tekrar daha yok var degil zaten cok bize sizi bilgi icinde kisa
    gun mesajiniz talebiniz basvurunuz bilgileriniz hesabiniz yeni ilgili tarafindan`,
  ),
  latin(welsh, `y yr eich ein diolch am wedi ei ni chi i o yn ar gyda os eisoes`),
  latin(
    vietnamese,
    `ban cua chung toi đa da đuoc duoc va khong cho la voi se vui long trong nay cam on quy
    khach anh chi thong tin yeu cau nhan goi lien he phut ngay nay chua nhe xin lai`,
  ),
  latin(
    indonesian,
    `anda kami dan yang telah di ini untuk dengan tidak akan sudah belum kamu silakan terima
    kasih dari pada ke atau mohon bisa permohonan data sila saya dalam`,
  ),
  latin(
    islands,
    `ang ng mga sa na po ay iyong inyong namin hindi salamat asante yako ya kwa wa tafadhali
    tuta`,
  ),
  latin(
    smaller,
    `da zure eta ez du dhe ne tuaj nuk eshte go agus do ta tieghek a o os as un este non
    seguintes nos puidemos vaia e xa foi debe ser
    og er i að vera þu þin þegar nu verður hefur til var eda`,
  ),
  ...spaced(latinLetters, others),
  ...spaced(/[\p{Script=Cyrillic}\p{Script=Georgian}\p{Script=Armenian}]/u, others),
  ...spaced(/\p{Script=Cyrillic}/u, cyrillic, russian, ukrainian),
  ...spaced(/\p{Script=Greek}/u, greek),
  ...unspaced(/\p{Script=Devanagari}/u, devanagari),
  ...unspaced(/\p{Script=Bengali}/u, bengali),
  ...unspaced(/\p{Script=Gujarati}/u, gujarati),
  ...unspaced(/\p{Script=Gurmukhi}/u, punjabi),
  ...unspaced(/\p{Script=Tamil}/u, tamil),
  ...unspaced(/\p{Script=Telugu}/u, telugu),
  ...unspaced(/\p{Script=Kannada}/u, kannada),
  ...unspaced(/\p{Script=Malayalam}/u, malayalam),
  ...unspaced(/\p{Script=Arabic}/u, arabic, persianUrdu),
  ...unspaced(/\p{Script=Hebrew}/u, hebrew),
  ...unspaced(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, chinese, japanese),
  ...unspaced(/\p{Script=Hangul}/u, korean),
  ...unspaced(/\p{Script=Thai}/u, thai),
  ...unspaced(/[^\p{Script=Latin}\P{L}]/u, otherIndic, southEast),
];

/**
 * How many of a language's frequent words show that a sentence is in this language. With fewer, the
 * sentence may be in any language that has its letters.
 */
const CLEAR = 3;

/**
 * The languages in which a sentence is read: English, languages with their own letters, and those
 * with more than half as many frequent words in it as the language with the most.
 * @param said text that `fold` has normalised.
 */
export function languagesOf(said: string): Language[] {
  const words = [...new Set(said.match(/\p{L}+/gu))];
  const countOf = ({ frequent }: Language) => words.filter((word) => frequent.has(word)).length;
  const possible = languages.filter(({ letters }) => letters.test(said));
  const most = Math.max(...possible.map(countOf));
  if (most < CLEAR) return possible;
  return possible.filter(
    (one) => one === english || one.letters !== latinLetters || countOf(one) > most / 2,
  );
}

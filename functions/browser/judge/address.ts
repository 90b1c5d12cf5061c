/**
 * Reads the result of a submit from an address, because many sites go to `/thank-you` or add
 * `?submitted=true` after a submit.
 */
import { meansNoError } from './failure-code.ts';

const thanks =
  /^(thanks?|thank-?you|thankyou|danke|vielen-?dank|gracias|merci|obrigad[oa]|grazie|bedankt|dziekujemy|tack|takk|kiitos|spasibo|dhanyavad|arigato)$/;
/**
 * Matches a part of an address that means success. Used only for the whole last part of a path and
 * the whole hash: `/success-stories` is an ordinary page.
 */
const done =
  /^(success|successful|submitted|confirmation|confirmed|form-?submitted|application-?submitted|sent|completed?|form-?success|erfolg|exito|succes|sucesso|enviado)$/;
const doneKeys =
  /^(thanks?|thank_?you|success|submitted|sent|form_?submitted|contact_?posted|contact-form-sent|cf_su|status|result|submit|form|message|formsubmitted)$/i;
const doneValues =
  /^(1|true|yes|ok|success|successful|submitted|sent|thanks?|thank_?you|done|completed?)$/i;
const refusingWords =
  /^(errors?|fail(ed|ure)?|invalid|denied|reject(ed)?|declined|duplicate|taken|expired|unsuccessful|not|no|closed|spam)$/i;

/**
 * Matches a part of an address that means a failure. Used only for the whole last part of a path
 * and the whole hash.
 */
const refusingPart = /^(errors?|failed|failure|rejected|declined|denied|unsuccessful)$/;

const errorKey = /^(err|errors?|error_?(message|msg|code)|has_?errors?)$/i;
const sentKey = /^(success|submitted|sent)$/i;

/** The maximum length of an address that is read; an address may have two million characters. */
const LONGEST = 4000;

/** @returns whether the address itself says that the target accepted the submit. */
export function saysAccepted(address: string): boolean {
  if (address.length > LONGEST || !URL.canParse(address)) return false;
  const url = new URL(address);
  const parts = url.pathname.split('/').filter(Boolean).map(plain);
  const hash = plain(url.hash.replace(/^#[/!]*/, '').split('?')[0] ?? '');
  const last = parts.at(-1) ?? '';
  const words = [...parts, hash].flatMap((part) => part.split('-'));
  const query = [...url.searchParams];
  const refuses =
    words.some((word) => refusingWords.test(word)) ||
    query.some(([key, value]) => refusingWords.test(key) || refusingWords.test(value));
  if (refuses) return false;
  return (
    [...parts, hash].some(saysThanks) ||
    [last, hash].some((part) => done.test(part)) ||
    query.some(([key, value]) => doneKeys.test(key) && doneValues.test(value))
  );
}

/** Whether a part of an address means thanks, as in `/contact/thank-you-page` or `/loan-thanks`. */
function saysThanks(part: string): boolean {
  const words = part.split('-');
  return (
    thanks.test(part) ||
    (words.length <= 5 &&
      words.some((word, place) => thanks.test(word) || thanks.test(`${word}-${words[place + 1]}`)))
  );
}

/** Normalises a part of an address: `Thank_You.php` becomes `thank-you`. */
function plain(part: string): string {
  return part
    .toLowerCase()
    .replace(/\.[a-z]{2,5}$/, '')
    .replace(/[_\s]+|%20/g, '-');
}

/**
 * Whether the address reports that the submit failed, as in `?errors=true`, `?status=failed` or
 * `/thank-you/failed`.
 */
export function saysRefused(address: string): boolean {
  if (address.length > LONGEST || !URL.canParse(address)) return false;
  const url = new URL(address);
  const [last = '', hash] = [url.pathname.split('/').findLast(Boolean), url.hash.slice(1)];
  const query = [...url.searchParams].some(
    ([key, value]) =>
      (errorKey.test(key) && !meansNoError(value)) ||
      (doneKeys.test(key) && (value === 'false' || refusingWords.test(value))) ||
      (sentKey.test(key) && value === '0'),
  );
  return query || [last, hash].some((part) => refusingPart.test(plain(part)));
}

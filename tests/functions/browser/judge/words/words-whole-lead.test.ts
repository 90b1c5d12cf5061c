/**
 * A thank-you text confirms a lead only if it is for this lead and for the whole lead. These tests
 * show which other texts of the page prevent a success, and which other texts do not matter.
 */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeWords } from '../../../../../functions/browser/judge/words/judge-words.ts';

const judged = (lines: string) => judgeWords(lines.split(' | '));

/**
 * Returns the lines under a heading of `words-whole-lead.txt`; ` | ` separates the lines of a page.
 */
function linesUnder(heading: string): string[] {
  const text = readFileSync(path.join(import.meta.dirname, 'words-whole-lead.txt'), 'utf8');
  const block = text.split(/^\[/mu).find((one) => one.startsWith(`${heading}]`)) ?? '';
  return block.split('\n').slice(1).filter(Boolean);
}

function succeeds(lines: string): void {
  expect(judged(lines)).toMatchObject({ kind: 'accepted' });
  expect(judged(lines).against).toBeUndefined();
}
const fails = (lines: string) => expect(judged(lines).kind).not.toBe('accepted');

describe.each(['a step remains', 'a promise is for later', 'another thing is thanked for'])(
  'a thank-you text that does not confirm the lead, because %s',
  (heading) => {
    const twins = linesUnder(heading).map((line) => line.split(' ~ '));
    test.each(twins)('a text that does not confirm this lead is no success: %s', (open) =>
      fails(open),
    );
    test.each(twins)('a similar text that confirms this lead is a success: %s', (_open, done) =>
      succeeds(done),
    );
  },
);

describe('pages with a thank-you text', () => {
  test.each(linesUnder('open'))('this page text is no success: %s', fails);
  test.each(linesUnder('done'))('this page text is a success: %s', succeeds);
  test.each(linesUnder('beside a receipt'))(
    'a confirmed enquiry is accepted despite the other text: %s',
    (line) => expect(judged(`We have received your enquiry. | ${line}`).kind).toBe('accepted'),
  );
});

const receipt = 'Your application has been submitted successfully.';

describe('a confirmation and a harmless text on one page', () => {
  test.each([
    'Unfortunately our call centre is closed on Sundays; we will call you on Monday.',
    'Unfortunately, our offices are closed for Diwali until 3 November.',
    'Sorry, our lines are busy at this hour, we will call you back.',
    'Log in to the customer portal',
    'Log in to your account to track the status.',
    'Sign in to the partner portal',
    'Applications with false information are rejected.',
    'Duplicate leads will be ignored by the system.',
    'Choose a branch near you',
    'Download the app',
    'Pay your EMI with our app',
    'We will notify you when we launch in other cities.',
    'You may set a password later.',
  ])('a confirmation counts despite the text: %s', (line) => {
    expect(judged(`${receipt} | ${line}`)).toEqual({ kind: 'accepted', words: receipt });
  });
});

describe('a confirmation and a general refusal on one page', () => {
  test.each([
    'Invalid requests are deleted.',
    'Incomplete forms are not accepted.',
    'Loans are not offered to students.',
    'Fake enquiries are blocked and reported.',
    'Unfortunately the portal for existing customers is offline.',
    'Only residents of India with a PAN can apply.',
    'The minimum age is 21 years.',
    'Requests from outside India are not accepted.',
  ])('a confirmation is doubted because of the general refusal: %s', (line) => {
    expect(judged(`${receipt} | ${line}`)).toMatchObject({ kind: 'accepted', against: line });
  });
});

describe('a confirmation in other languages', () => {
  test.each([
    [
      'Ihre Anfrage wurde gesendet.',
      'Leider ist unser Büro sonntags geschlossen; wir rufen Sie am Montag an.',
    ],
    ['Ihre Anfrage wurde gesendet.', 'Ungültige Anfragen werden gelöscht.'],
    ['Su solicitud ha sido enviada.', 'Las solicitudes inválidas se eliminan.'],
    ['Votre demande a été envoyée.', 'Les demandes invalides sont supprimées.'],
    ['Sua solicitação foi enviada.', 'Pedidos inválidos são excluídos.'],
    ['आपका आवेदन जमा हो गया है।', 'अमान्य आवेदन हटा दिए जाते हैं।'],
    ['Ваша заявка отправлена.', 'Недействительные заявки удаляются.'],
  ])('a confirmation is doubted because of a warning: %s %s', (accepted, line) => {
    expect(judged(`${accepted} | ${line}`)).toMatchObject({ kind: 'accepted', against: line });
  });

  test.each([
    ['policy_refused', 'Ihre Anfrage wurde gesendet. | Leider wurde Ihr Antrag abgelehnt.'],
    ['policy_refused', 'Su solicitud ha sido enviada. | Lamentamos no poder ofrecerle un crédito.'],
    ['verification_required', 'お申し込みを受け付けました。 | 認証コードを入力してください。'],
  ])('a refusal outweighs the confirmation, in any language (%s): %s', (kind, lines) =>
    expect(judged(lines).kind).toBe(kind),
  );
});

describe('a confirmation and a refusal of this lead on one page', () => {
  test.each([
    ['policy_refused', 'Unfortunately your profile does not suit us.'],
    ['policy_refused', 'It was rejected.'],
    ['policy_refused', 'The application was rejected by the bank.'],
    ['value_refused', 'We do not serve your area.'],
    ['verification_required', 'Enter the OTP that we sent you.'],
    ['login_required', 'Please log in to complete your application.'],
    ['already_submitted', 'You have already applied.'],
    ['error', 'We could not send it to the bank.'],
  ])('a refusal of this lead outweighs a confirmation, %s: %s', (kind, line) =>
    expect(judged(`${receipt} | ${line}`).kind).toBe(kind),
  );
});

test('a thank-you text with a general warning is not an acceptance', () => {
  expect(judged('Thank you for your application. | Invalid requests are deleted.').kind).not.toBe(
    'accepted',
  );
});

import { describe, expect, test } from '@jest/globals';
import {
  findNextPart,
  noteProgress,
  type FillProgress,
  type Pressed,
} from '../../../../functions/browser/form/next-part.ts';
import { noConfig } from '../../../../functions/browser/form/recipe/choices.ts';
import { findLeadForm } from '../../../../functions/browser/form/find-lead-form.ts';
import { aButton, aField, aScan } from '../page/page-builders.ts';

const fieldsOf = (...labels: string[]) => labels.map((label) => aField({ label, name: label }));
const first = aScan(fieldsOf('Full name', 'Phone', 'E-mail'), {
  buttons: [aButton({ text: 'Continue' })],
});
const pressed = (changes: Partial<Pressed> = {}): Pressed => ({
  parts: 1,
  form: undefined,
  hasNext: true,
  sent: 'whole',
  ...changes,
});

function progressBy(questions: string[] = []): FillProgress {
  const progress = {
    kinds: new Set<never>(),
    questions: new Set<string>(),
    parts: new Set<string>(),
    confirmed: false,
  };
  noteProgress(progress, findLeadForm(first).leadForm!, questions);
  return progress;
}

const look = (scan: ReturnType<typeof aScan>, changes: Partial<Pressed> = {}, text = '') =>
  findNextPart(scan, noConfig, {
    progress: progressBy(['full name']),
    pressed: pressed(changes),
    text,
  });
const submit = [aButton({ text: 'Submit' })];
const confirm = aScan([], { buttons: [aButton({ text: 'Confirm and submit' })] });

describe('a next part (step) of a form, shown after a button was pressed', () => {
  test('the next part of a form asks for a lead value that is not entered yet', () => {
    expect(look(aScan(fieldsOf('City'), { buttons: submit }))).toBeDefined();
  });

  test('labels of values that were already entered are ignored', () => {
    const labels = ['E-mail', 'City'].map((text) => ({ form: 0, text }));
    const wish = aScan(fieldsOf('Any wish?'), { buttons: submit, labels });
    expect(look(wish, { sent: 'part' })?.unheld).toEqual(['City']);
  });

  test('a repeat of the sent form is not a next part, even with other field names', () => {
    const again = aScan(fieldsOf('Name', 'Mobile', 'Your e-mail'), { buttons: submit });
    expect(look(again)).toBeUndefined();
    expect(look(again, { sent: 'part' })).toBeUndefined();
  });

  test('after the whole lead was sent, a different form is no next part', () => {
    const other = aScan(fieldsOf('Phone', 'City'), { buttons: submit });
    expect(look(other)).toBeUndefined();
    expect(look(other, { sent: 'part' })).toBeDefined();
  });

  test('after the whole lead was sent, new questions alone are no next part', () => {
    const wish = aScan(fieldsOf('Any wish?'), { buttons: submit });
    expect(look(wish)).toBeUndefined();
    expect(look(wish, { sent: 'part' })).toBeDefined();
    expect(look(wish, { sent: 'part', hasNext: false })).toBeUndefined();
  });

  test('a form that asks for a verification code is not a next part', () => {
    const code = aScan(fieldsOf('Enter the OTP', 'City'), { buttons: submit });
    expect(look(code)).toBeUndefined();
  });
});

describe('a dialog that asks whether to send', () => {
  const asks = (buttons: string[], text: string, sent: Pressed['sent'] = 'nothing', was = false) =>
    findNextPart(
      aScan([], {
        buttons: ['Apply', ...buttons].map((one, place) =>
          aButton({ text: one, form: place - 1, wasPressed: place === 0 || was }),
        ),
      }),
      noConfig,
      {
        progress: progressBy(),
        pressed: pressed({ form: 0, sent, hasNext: false }),
        text: '',
        dialog: { text: [text, ...buttons].join('\n'), buttons },
      },
    )?.submit.text;
  const question = 'Share your details with our partners?';

  test.each<[string[], Pressed['sent'], boolean, string | undefined]>([
    [['Cancel', 'Yes, send'], 'nothing', false, 'Yes, send'],
    [['Yes, send', 'No'], 'nothing', false, 'Yes, send'],
    [['रद्द करें', 'Send'], 'nothing', false, 'Send'],
    [['Yes, send'], 'nothing', false, undefined],
    [['Yes, send', 'Send by post'], 'nothing', false, undefined],
    [['Cancel', 'Yes, send'], 'part', false, undefined],
    [['Cancel', 'Yes, send'], 'nothing', true, undefined],
  ])(
    'in a dialog with the buttons %j (already sent: %s, already pressed: %s) the bot presses %s',
    (buttons, sent, before, text) => {
      expect(asks(buttons, question, sent, before)).toBe(text);
    },
  );

  test.each([
    ['Are you sure?', 'Yes', true],
    ['Submit the application?', 'OK', true],
    ['Do you want to continue?', 'Yes', true],
    ['Is this information correct?', 'Yes', true],
    ['Möchten Sie die Anfrage absenden?', 'Bestätigen', true],
    ['Anything you like', 'Submit', true],
    ['Do you own a house?', 'Yes', false],
    ['Are you older than 21?', 'Yes', false],
    ['Möchten Sie die Seite wirklich verlassen?', 'Bestätigen', false],
    ['Are you sure you want to leave this page?', 'Yes', false],
    ['Are you sure? Unsaved entries are discarded.', 'OK', false],
    ['Do you want to delete the application?', 'Confirm', false],
    ['Are you sure you want to cancel your application?', 'Yes', false],
    ['We use cookies to send you what you like.', 'Accept', false],
    ['How did you like applying? Rate us', 'Submit', false],
    ['Please log in to continue', 'Continue', false],
    ['Your session is about to end. Are you sure?', 'Continue', false],
    ['This number was already used. Send it again?', 'Yes', false],
    ['Would you like to apply for a credit card too?', 'Yes', false],
    ['May we send you WhatsApp updates?', 'Yes', false],
    ['Pay ₹499 to submit your application', 'Confirm', false],
  ])('whether the dialog “%s” with the button %s sends the form: %s', (text, yes, isSending) => {
    expect(asks(['Cancel', yes], text)).toBe(isSending ? yes : undefined);
  });
});

describe('a page on which the entered values are reviewed', () => {
  test.each([
    ['Review your details', true],
    ['Please check that your details are right.', true],
    ['Is everything correct?', true],
    ['Bitte prüfen Sie Ihre Angaben', true],
    ['We will review your application.', false],
    ['Confirm your e-mail address to complete your application', false],
    ['Thank you! Review us', false],
    ['', false],
  ])('a review page is recognised by its words: %j is %s', (text, isReview) => {
    expect(look(confirm, {}, text) !== undefined).toBe(isReview);
  });

  test.each(['Edit', 'Submit another request', 'Download summary', 'Resend'])(
    'the button %s does not confirm a review page',
    (text) => {
      const scan = aScan([], { buttons: [aButton({ text })] });
      expect(look(scan, {}, 'Review your details')).toBeUndefined();
    },
  );

  test('after the whole lead was sent, a review page is confirmed only once', () => {
    const progress = progressBy();
    const text = 'Review your details';
    const next = findNextPart(confirm, noConfig, { progress, pressed: pressed(), text });
    noteProgress(progress, next!, []);
    const changed = aScan([], { buttons: [aButton({ text: 'Confirm and submit now' })] });
    expect(findNextPart(changed, noConfig, { progress, pressed: pressed(), text })).toBeUndefined();
  });

  test('a page with an empty field or two buttons is no review page', () => {
    const text = 'Review your details';
    const buttons = [aButton({ text: 'Confirm' }), aButton({ text: 'Apply for a card' })];
    expect(look(aScan([], { buttons }), {}, text)).toBeUndefined();
    const asks = aScan(fieldsOf('Coupon'), { buttons: [aButton({ text: 'Confirm' })] });
    expect(look(asks, {}, text)).toBeUndefined();
  });
});

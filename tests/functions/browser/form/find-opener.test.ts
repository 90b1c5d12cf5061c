import { expect, test } from '@jest/globals';
import { findOpener } from '../../../../functions/browser/form/find-opener.ts';
import type { PageField } from '../../../../functions/browser/page/scripts/page-scan.ts';
import { aButton, aField, aScan } from '../page/page-builders.ts';

const free = { form: -1, submits: false, beside: [] };
const openerOf = (texts: readonly string[], fields: PageField[] = []) => {
  const buttons = texts.map((text) => aButton({ ...free, text }));
  return findOpener(aScan(fields, { buttons }), new Set())?.text;
};

test('a menu button beside a field does not open the lead form', () => {
  const phone = aField({ label: 'Phone', form: -1 });
  const call = { ...free, text: 'Request a call', opens: true };
  const opener = (beside: number[]) =>
    findOpener(aScan([phone], { buttons: [aButton({ ...call, beside })] }), new Set());
  expect([opener([])?.text, opener([phone.index])]).toEqual(['Request a call', undefined]);
});

test.each([
  'Accept all',
  'Got it',
  'OK',
  'Alle akzeptieren',
  'Zustimmen und weiter',
  'Tout accepter',
  'Aceptar todas',
  'Accetta tutti',
  'Aceitar',
  'Alles accepteren',
  'Godkänn alla',
  'Zaakceptuj wszystkie',
  'Принять все',
])('the answer “%s” to a cookie banner is pressed first', (text) =>
  expect(openerOf(['Datenschutz', 'Apply now', text])).toBe(text),
);

test('a tab is pressed only if the page hides a lead form', () => {
  const tabs = ['Sign in', 'New to us'].map((text, place) =>
    aButton({ ...free, text, opens: true, isTab: place > 0 }),
  );
  const opener = (visible: boolean, ...labels: string[]) =>
    findOpener(
      aScan(
        labels.map((label) => aField({ label, visible })),
        { buttons: tabs },
      ),
      new Set(),
    )?.text;
  expect(opener(false, 'Full name', 'Phone')).toBe('New to us');
  expect(opener(false, 'Full name')).toBeUndefined();
  expect(opener(true, 'Full name', 'Phone')).toBeUndefined();
});

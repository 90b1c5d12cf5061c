import { describe, expect, test } from '@jest/globals';
import { rangeOf } from '../../../../functions/browser/form/amounts.ts';
import { chooseAmount, chooseCity } from '../../../../functions/browser/form/choose-option.ts';
import { planFilling } from '../../../../functions/browser/form/fill-plan.ts';
import { asWords } from '../../../../functions/browser/form/read-words.ts';
import {
  findLeadForm,
  recogniseFields,
} from '../../../../functions/browser/form/find-lead-form.ts';
import type {
  PageButton,
  PageField,
} from '../../../../functions/browser/page/scripts/page-scan.ts';
import { splitName, splitPhone } from '../../../../functions/browser/form/split-lead.ts';
import { aLead } from '../../builders.ts';
import { aButton, aField, aScan } from '../page/page-builders.ts';

const kindOf = (changes: Partial<PageField>) =>
  Object.keys(recogniseFields([aField(changes)]).found)[0];

describe('the recognition of a field', () => {
  test.each([
    [{ autocomplete: 'section-a billing email' }, 'email'],
    [{ type: 'email', name: 'x1' }, 'email'],
    [{ placeholder: 'Your e-mail' }, 'email'],
    [{ label: 'Confirm e-mail' }, 'emailAgain'],
    [{ label: 'Friend’s e-mail', type: 'email' }, undefined],
    [{ label: 'Name as per PAN' }, 'fullName'],
    [{ label: 'First name (as on PAN card)' }, 'firstName'],
    [{ label: 'Mobile number (OTP will be sent)' }, 'phone'],
    [{ label: 'Correo electrónico' }, 'email'],
    [{ type: 'tel', name: 'x2' }, 'phone'],
    [{ label: 'Phone (with country code)' }, 'phone'],
    [{ label: 'मोबाइल नंबर' }, 'phone'],
    [{ type: 'select', label: 'Country code' }, 'countryCode'],
    [{ type: 'listbox', nearby: '+91' }, 'countryCode'],
    [{ type: 'listbox', nearby: '+91', placeholder: 'City' }, 'city'],
    [{ name: 'lead[firstName]' }, 'firstName'],
    [{ label: 'Nachname' }, 'lastName'],
    [{ label: 'Your name' }, 'fullName'],
    [{ id: 'applicant-city' }, 'city'],
    [{ type: 'select', label: 'Town' }, 'city'],
    [{ label: 'Loan amount required' }, 'loanAmount'],
  ] as const)('a field is recognised: %j as %s', (changes, kind) =>
    expect(kindOf(changes)).toBe(kind),
  );

  test.each([
    { label: 'Company name' },
    { label: 'User name' },
    { label: 'Monthly income amount' },
    { label: 'State' },
    { type: 'tel', label: 'OTP' },
    { type: 'password', label: 'Email password' },
  ])('a field that asks for something else stays empty: %j', (changes) =>
    expect(kindOf(changes)).toBeUndefined(),
  );
});

describe('which form of a page is the lead form', () => {
  const lead = [aField({ label: 'Name' }), aField({ label: 'Email' }), aField({ label: 'City' })];

  test('a form with a password is not the lead form', () => {
    const login = [...lead, aField({ type: 'password' })];
    expect(findLeadForm(aScan(login)).leadForm).toBeUndefined();
  });

  test('a form that only asks for an e-mail is not the lead form', () => {
    expect(findLeadForm(aScan([aField({ type: 'email' })])).leadForm).toBeUndefined();
    const buttons = [aButton({ text: 'OK' })];
    expect(findLeadForm(aScan([aField({ type: 'email' })], { buttons })).leadForm).toBeUndefined();
  });

  test('the lead form needs a button that submits', () => {
    const buttons = [aButton({ text: 'Reset', submits: false })];
    expect(findLeadForm(aScan(lead, { buttons }))).toEqual({ withoutButton: true });
  });

  const formless = lead.map((field) => ({ ...field, form: -1 }));
  const end = lead.at(-1)!.index + 1;
  const odd = (text: string, form = 0) =>
    aButton({ ...{ text, form, submits: false, behind: end, beside: [lead[0]!.index] } });
  const submitOf = (...buttons: PageButton[]) =>
    findLeadForm(aScan(buttons[0]?.form === -1 ? formless : lead, { buttons })).leadForm?.submit
      .text;

  test.each(['Edit', 'Delete', 'Verify', 'Download brochure', 'Decline', '×', 'No, thanks'])(
    'the button “%s” does not submit, even as the only button',
    (text) =>
      expect([submitOf(odd(text)), submitOf(odd(text, -1))]).toEqual([undefined, undefined]),
  );

  test('a button with unknown text submits only without another button', () => {
    expect(submitOf(odd('Forth'))).toBe('Forth');
    expect(submitOf({ ...odd('Forth', -1), beside: [] })).toBeUndefined();
    expect(submitOf(odd('Forth'), odd(''))).toBeUndefined();
  });

  test('the fill plan lists required fields that the lead cannot answer', () => {
    const fields = [...lead, aField({ label: 'PAN', required: true })];
    const { leadForm } = findLeadForm(aScan(fields));
    expect(planFilling(aLead(), leadForm!)).toMatchObject({ unanswered: ['PAN'] });
  });
});

describe("how a lead's values are chosen from lists and split", () => {
  test.each([
    ['₹10 – 25 Lakh', { from: 1e6, to: 2.5e6 }],
    ['Below 5L', { from: 0, to: 5e5 }],
    ['1 crore+', { from: 1e7, to: Infinity }],
    ['1,00,000 to 5,00,000', { from: 1e5, to: 5e5 }],
    ['50 lakhs - 1 Cr', { from: 5e6, to: 1e7 }],
    ['Choose', undefined],
  ])('the range of an amount is read from the option: %s', (text, range) =>
    expect(rangeOf(text)).toEqual(range),
  );

  test("in lists, the narrowest range and the lead's city are preferred", () => {
    const ranges = ['0-10 crore', '40-60 lakh'].map((text, index) => ({ value: `${index}`, text }));
    expect(chooseAmount(5e6, ranges)).toEqual(['1', '0']);
    const cities = [
      { value: 'o', text: 'Other' },
      { value: 'p', text: ' PUNE ' },
    ];
    expect(chooseCity('Pune', cities)).toEqual(['p', 'o']);
    expect(chooseCity('Goa', cities)).toEqual(['o']);
    const withState = [{ value: 'm', text: 'Pune, Maharashtra' }, ...cities];
    expect(chooseCity('Pune', withState)).toEqual(['p', 'm', 'o']);
  });

  test('names and phone numbers are split into their parts', () => {
    expect(splitName('Asha Devi Rao')).toEqual({ first: 'Asha', middle: '', last: 'Devi Rao' });
    expect(splitName('Asha')).toMatchObject({ first: 'Asha', last: 'Asha' });
    expect(splitPhone('+91 98765 43210')).toMatchObject({ country: '91', national: '9876543210' });
    expect(splitPhone('+971 50 123 4567')).toMatchObject({ country: '971' });
    for (const phone of ['98765 43210', '098765-43210', '919876543210', '+91 (0)98765 43210']) {
      expect(splitPhone(phone)).toMatchObject({ country: '91', national: '9876543210' });
    }
    expect(splitPhone('0044 (0)20 7946 0958')).toMatchObject({ national: '2079460958' });
    expect(splitPhone('2345 678')).toMatchObject({ country: '', national: '2345678' });
  });
});

test('the name of a field is split into words', () => {
  expect(asWords('lead[firstName]_x')).toBe('lead first name x');
});

/** How fields are recognised by their words, attributes and neighbouring fields. */
import { describe, expect, test } from '@jest/globals';
import { planFilling } from '../../../../functions/browser/form/fill-plan.ts';
import { findLeadForm } from '../../../../functions/browser/form/find-lead-form.ts';
import type { PageField } from '../../../../functions/browser/page/scripts/page-scan.ts';
import { aLead } from '../../builders.ts';
import { aField, aScan, kindsOf, labelled } from '../page/page-builders.ts';

describe('the recognition of a field by its attributes', () => {
  const name = { autocomplete: 'name' };
  test.each<[string, Partial<PageField>[], string[]]>([
    [
      'both name boxes',
      [
        { ...name, label: 'First name' },
        { ...name, label: 'Last name' },
      ],
      ['firstName', 'lastName'],
    ],
    [
      'name boxes without captions',
      [
        { ...name, name: 'fname' },
        { ...name, name: 'lname' },
      ],
      ['firstName', 'lastName'],
    ],
    [
      'a name beside a surname',
      [
        { ...name, label: 'Name' },
        { ...name, label: 'Surname' },
      ],
      ['firstName', 'lastName'],
    ],
    ['a company', [{ ...name, label: 'Company' }], ['none']],
    [
      'an e-mail box marked as a new password',
      [{ autocomplete: 'new-password', label: 'E-mail' }],
      ['email'],
    ],
    [
      'a phone box marked as a one-time code',
      [{ autocomplete: 'one-time-code', label: 'Mobile' }],
      ['phone'],
    ],
    [
      'a one-time code',
      [{ autocomplete: 'one-time-code', label: 'Code from your mobile' }],
      ['none'],
    ],
    [
      'a membership number',
      [{ autocomplete: 'tel', label: 'Membership number', type: 'tel' }],
      ['none'],
    ],
    ['an odd caption', [{ autocomplete: 'tel', label: 'Reach you at' }], ['phone']],
    ['a phone of another person', [{ autocomplete: 'tel', label: 'Guarantor’s mobile' }], ['none']],
    ['a city in a box for streets', [{ autocomplete: 'street-address', label: 'City' }], ['city']],
    ['a name on a card', [{ autocomplete: 'cc-name', label: 'Full name' }], ['none']],
  ])("a field's `autocomplete` is weighed against its caption: %s", (_case, fields, kinds) => {
    expect(kindsOf(...fields)).toEqual(kinds);
  });
});

describe('the recognition of a field by its name, id or icon', () => {
  test.each<[Partial<PageField>, string]>([
    [{ label: 'Login', id: 'emailaddress' }, 'email'],
    [{ label: 'Your account', name: 'userEmail' }, 'email'],
    [{ label: 'Login', id: 'login' }, 'none'],
    [{ name: 'login', id: 'emailaddress' }, 'email'],
    [{ label: 'Company (if any)', id: 'email' }, 'none'],
    [{ label: 'User name', id: 'email' }, 'none'],
    [{ label: 'Name', name: 'card_name' }, 'none'],
    [{ label: 'Name', name: 'product[name]' }, 'none'],
    [{ label: 'Name', name: 'user[name]' }, 'fullName'],
    [{ placeholder: 'Name', name: 'last_name' }, 'fullName'],
    [{ label: 'Last name', name: 'last_name' }, 'lastName'],
    [{ icon: 'fa fa-envelope' }, 'email'],
    [{ icon: 'fa fa-user', name: 'f1' }, 'fullName'],
    [{ icon: 'fa fa-lock', name: 'f1' }, 'none'],
  ])('if the caption is unclear, name, id or icon decide: %j is %s', (field, kind) => {
    expect(kindsOf(field)).toEqual([kind]);
  });
});

describe('fields for phone numbers and fields for other numbers', () => {
  test.each([
    ['Membership number', 'none'],
    ['Reservation no.', 'none'],
    ['Booking ID', 'none'],
    ['Mitgliedsnummer', 'none'],
    ['Numéro de réservation', 'none'],
    ['Area code', 'none'],
    ['STD code', 'none'],
    ['Quantity', 'none'],
    ['Loan account no.', 'none'],
    ['EMI amount', 'none'],
    ['Phone extension', 'none'],
    ['Ph. no.', 'phone'],
    ['Mob. No.', 'phone'],
    ['PAN', 'none'],
    ['Number', 'phone'],
    ['Your number', 'phone'],
    ['10-digit number', 'phone'],
    ['Phone (with area code)', 'phone'],
    ['Telefonnummer', 'phone'],
    ['Reach you at', 'phone'],
  ])('a field of the type tel is recognised by its words: %s is %s', (label, kind) => {
    expect(kindsOf({ type: 'tel', label })).toEqual([kind]);
  });

  test('a field labelled “Number” is a phone beside a list of phone types', () => {
    expect(kindsOf({ type: 'select', label: 'Phone type' }, { label: 'Number' })).toContain(
      'phone',
    );
    expect(kindsOf({ label: 'Street' }, { type: 'tel', label: 'Number' })).toEqual([
      'none',
      'none',
    ]);
    const types = ['Work', 'Mobile'].map((text) => ({ value: text, text }));
    const list = { type: 'select', label: 'Type', options: types };
    expect(kindsOf({ label: 'Number' }, list)).toEqual(['phone', 'none']);
    expect(kindsOf({ label: 'Number' })).toEqual(['none']);
  });
});

describe("a field that resembles a field for the lead's data", () => {
  test.each([
    ['Cardholder name'],
    ['Card holder’s name'],
    ['Name on card'],
    ['Name (as it appears on card)'],
    ['Item name'],
    ['Name of the product'],
    ['Father’s name'],
    ['Child’s name'],
    ['Outstanding loan amount'],
    ['Mobile no. of guarantor'],
    ['Email OTP'],
    ['Loan account number'],
    ['Existing loan amount'],
    ['PAN'],
  ])('a question that only resembles a question about the lead stays empty: %s', (label) =>
    expect(kindsOf({ label })).toEqual(['none']),
  );

  test.each([
    ['Name of city', 'city'],
    ['Preferred name', 'fullName'],
    ['Name (as per PAN card)', 'fullName'],
    ['नाम (पैन के अनुसार)', 'fullName'],
    ['WhatsApp number (optional)', 'phone'],
    ['Your e-mail address', 'email'],
    ['What should we call you?', 'fullName'],
    ['Bride, groom or parent: your name', 'fullName'],
    ['Email of you or of your child', 'email'],
    ['I would like to borrow ₹5,00,000', 'loanAmount'],
    ['Limit you’d like (₹)', 'loanAmount'],
  ])('an unusual caption is recognised: %s is read as %s', (label, kind) =>
    expect(kindsOf({ label })).toEqual([kind]),
  );

  test.each(['f_12345678-7cc4-4abc-8def-1234567890ab', 'field-7cc4'])(
    'letters in a random id are no words: %s',
    (id) => expect(kindsOf({ label: 'Your name', id })).toEqual(['fullName']),
  );

  test.each([
    ['Choose a range', 'What would you like to finance?', 'loanAmount'],
    ['Choose a range', 'Your income', 'none'],
    ['EMI', '', 'none'],
  ])('sums of rupees under “%s” and “%s” are read as %s', (group, section, kind) => {
    const labels = ['Up to ₹5 lakh', '₹5 – 20 lakh', '₹20 – 50 lakh'];
    const kinds = kindsOf(...labels.map((label) => ({ type: 'radio', label, group, section })));
    expect(kinds).toEqual([kind, 'none', 'none']);
  });

  test('fields under a heading about another person stay empty', () => {
    const section = 'Guarantor details';
    expect(kindsOf({ label: 'Name', section }, { label: 'Mobile', section })).toEqual([
      'none',
      'none',
    ]);
    expect(kindsOf({ label: 'Name', section: 'Refer a friend and earn' })).toEqual(['fullName']);
  });

  test('a field labelled “Confirm” asks for the e-mail address again', () => {
    const confirm = { label: 'Confirm your Address' };
    expect(kindsOf({ label: 'E-mail' }, confirm)).toEqual(['email', 'emailAgain']);
    expect(kindsOf({ label: 'Street' }, confirm)).toEqual(['none', 'none']);
  });

  test('a phone labelled “alternate” or “WhatsApp” stays empty beside another phone', () => {
    expect(labelled('Alternate phone', 'Phone')).toEqual(['none', 'phone']);
    expect(labelled('WhatsApp number', 'Mobile')).toEqual(['none', 'phone']);
  });
});

describe('the plan for filling in a form', () => {
  const lead = ['Name', 'Mobile', 'E-mail'].map((label) => aField({ label }));
  const planOf = (...more: Partial<PageField>[]) => {
    const fields = [...lead, ...more.map((field) => aField(field))];
    return planFilling(aLead(), findLeadForm(aScan(fields)).leadForm!);
  };

  test("the fill plan reports an unanswered question by its group's name", () => {
    const box = { type: 'radio', name: 'job', group: 'Employment *', required: true };
    const { unanswered } = planOf({ ...box, label: 'Salaried' }, { ...box, label: 'Retired' });
    expect(unanswered).toEqual(['Employment']);
  });

  test("the fill plan enters the lead's only phone number once", () => {
    expect(planOf({ label: 'Alternate phone', required: true }).unanswered).toEqual([
      'Alternate phone',
    ]);
    expect(planOf({ label: 'Alternate phone' }).steps).toHaveLength(3);
  });

  test('the fill plan splits a phone number into area code and rest', () => {
    const fields = [
      aField({ label: 'Name' }),
      aField({ label: 'Area code', type: 'tel', maxLength: 3 }),
      aField({ label: 'Phone', type: 'tel', maxLength: 7 }),
    ];
    const { steps } = planFilling(aLead(), findLeadForm(aScan(fields)).leadForm!);
    expect(steps.map(({ values }) => values[0])).toEqual(['Asha Rao', '987', '6543210']);
  });
});

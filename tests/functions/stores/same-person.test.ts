import { describe, expect, test } from '@jest/globals';
import { leadSchema } from '../../../contract/lead-schema.ts';
import { personOf } from '../../../functions/stores/repeated-leads/same-person.ts';
import { aLead } from '../builders.ts';

const ofPhone = (phone: string) => personOf(leadSchema.parse(aLead({ phone })), 'phone');
const ofEmail = (email: string) => personOf(leadSchema.parse(aLead({ email })), 'email');

describe('two spellings of one phone number', () => {
  test.each([
    '+91 98765 43210',
    '+919876543210',
    '+91 098765 43210',
    '+91 (0)98765 43210',
    '0091 98765 43210',
    '00 91 98765 43210',
    '91 98765-43210',
    '(098765) 43210',
    '0919876543210',
    '98765 43210',
    '98765.43210 ',
  ])('the phone numbers are equal: %s and 919876543210', (phone) =>
    expect(ofPhone(phone)).toBe('919876543210'),
  );

  test.each([
    ['+44 20 7946 0958', '+44 (0)20 7946-0958'],
    ['+1 415 555 0100', '1-415-555-0100'],
    ['+39 06 6982', '003906 6982'],
    ['2345 678', '23-45-678'],
  ])('the phone numbers are equal: %s and %s', (one, other) =>
    expect(ofPhone(one)).toBe(ofPhone(other)),
  );
});

test.each([
  ['98765 43210', '98765 43211'],
  ['+91 98765 43210', '+1 987 654 3210'],
  ['+39 06 6982 0000', '+39 6 6982 0000'],
  ['+971 50 123 4567', '50 123 4567'],
  ['02345678', '2345678'],
])('the phone numbers %s and %s belong to two people', (one, other) =>
  expect(ofPhone(one)).not.toBe(ofPhone(other)),
);

test('e-mail addresses that differ in case belong to one person', () => {
  expect(ofEmail(' Asha.Rao@LEADS.Example ')).toBe('asha.rao@leads.example');
  expect(ofEmail('asha+loans@leads.example')).not.toBe(ofEmail('asha@leads.example'));
});

test.each(['aſha@example.com', 'asha@exampıe.com', 'ａsha@example.com', '९८७६५४३२१०'])(
  'a phone or e-mail with the non-ASCII value %s is refused',
  (text) => {
    const asEmail = { email: text.includes('@') ? text : 'asha@example.com' };
    const asPhone = text.includes('@') ? {} : { phone: text };
    expect(leadSchema.safeParse(aLead({ ...asEmail, ...asPhone })).success).toBe(false);
  },
);

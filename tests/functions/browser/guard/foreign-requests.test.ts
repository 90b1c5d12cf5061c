/** Which requests to another site count as carrying the lead. */
import { expect, test } from '@jest/globals';
import { carriesLead } from '../../../../functions/browser/traffic/lead-in-request.ts';
import { aLead } from '../../builders.ts';

const lead = aLead();

test.each([
  ['an encoded e-mail address', `e=${encodeURIComponent(lead.email)}`],
  ['an e-mail address beside an invalid escape', `x=%zz&e=${encodeURIComponent(lead.email)}`],
  ['an e-mail address in capitals', `e=${lead.email.toUpperCase()}`],
  ['a name with plus signs', `n=${lead.name.replaceAll(' ', '+')}&x=%`],
  ['a city as a whole value', `c=${lead.city}&x=%E0%A4`],
])('a request with %s carries the lead', (_title, text) => {
  expect(carriesLead(text, lead)).toBe(true);
});

test.each([
  ['a word that begins with the city', `q=${lead.city}kar`],
  ['no data of the lead', 'page=2&sort=rate'],
])('a request with %s does not carry the lead', (_title, text) => {
  expect(carriesLead(text, lead)).toBe(false);
});

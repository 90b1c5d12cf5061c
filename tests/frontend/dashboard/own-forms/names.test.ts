import { describe, expect, test } from '@jest/globals';
import { shortNameSchema } from '../../../../contract/target-forms.ts';
import {
  proposeName,
  proposeShortName,
  readAddress,
} from '../../../../frontend/dashboard/own-forms/one-form/propose-names.ts';
import { originOf } from '../../../../frontend/dashboard/forms/recipes/origin-of.ts';

describe('the address of a form, as pasted by its owner', () => {
  test.each([
    [' https://lender.example/apply ', 'https://lender.example/apply'],
    ['lender.example', 'https://lender.example/'],
    ['http://localhost:4600/demo-form/', 'http://localhost:4600/demo-form/'],
    ['', undefined],
    ['apply now', undefined],
    ['lender', undefined],
    ['javascript:alert(1)', undefined],
    ['ftp://lender.example', undefined],
  ])('the pasted address %j is read as %j', (text, address) => {
    expect(readAddress(text)).toBe(address);
  });

  test.each([
    ['https://www.lender.example/', 'lender.example'],
    ['https://www.lender.example/loans/home-loan.html?x=1', 'Home loan, lender.example'],
    ['https://lender.example/index.php', 'lender.example'],
    ['https://lender.example/%E0%A4%8B%E0%A4%A3/', 'ऋण, lender.example'],
    ['https://lender.example/%', 'lender.example'],
    ['http://127.0.0.1:4600/demo-form/', 'Demo form, 127.0.0.1:4600'],
  ])('the address %s gives the proposed name “%s”', (url, name) => {
    expect(proposeName(url)).toBe(name);
  });
});

describe('the short name proposed for a form', () => {
  test.each([
    ['Home loan, lender.example', [], 'home-loan-lender-example'],
    ['ऋण', [], 'form'],
    ['Home', ['home', 'home-2'], 'home-3'],
    ['Á'.repeat(60), [], 'a'.repeat(36)],
  ])('the proposed short name for “%s”, with %j taken, is %s', (name, taken, shortName) => {
    const proposed = proposeShortName(name, taken);
    expect(proposed).toBe(shortName);
    expect(shortNameSchema.safeParse(proposed).success).toBe(true);
  });
});

test.each([
  ['forms.lender.example/apply?x=1', 'https://forms.lender.example'],
  ['http://127.0.0.1:4600', 'http://127.0.0.1:4600'],
  ['lender', undefined],
  ['', undefined],
])('the site of the address %j is %j', (text, origin) => {
  expect(originOf(text)).toBe(origin);
});

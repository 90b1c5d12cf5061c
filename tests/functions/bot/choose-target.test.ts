import { expect, test } from '@jest/globals';
import { chooseTarget } from '../../../functions/bot/choose-target.ts';

const form = (url: string, demo = false) => ({ name: 'Form', url, demo });
const demoForm = form('https://site.example/demo-form/', true);
const stage = { target: form('https://lender.example/'), demoForm, isCanary: false };

test("a user's form at the demo form's address counts as the demo form", () => {
  const own = form('https://lender.example/apply');
  expect(chooseTarget(own, stage)).toEqual(own);
  expect(chooseTarget(form(demoForm.url), stage).demo).toBe(true);
});

test('leads without a form go to the stage’s form, test leads to the demo form', () => {
  expect(chooseTarget(undefined, stage)).toBe(stage.target);
  expect(chooseTarget(undefined, { ...stage, isCanary: true })).toBe(demoForm);
});

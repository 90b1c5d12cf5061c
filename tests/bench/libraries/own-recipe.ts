/**
 * The recipe of an owner who accepts a rehearsal's proposals and chooses values for two questions.
 */
import type { CustomValues } from '../../../contract/custom-field.ts';
import type { Recipe } from '../../../contract/recipe.ts';
import {
  rehearseForm,
  rehearsalWaits,
} from '../../../functions/browser/rehearsal/rehearse-form.ts';
import { rehearsalBrowser } from '../../functions/browser/rehearsal/rehearse-builders.ts';
import { lead } from '../../libraries/compare-values.ts';

export const ownAnswers: CustomValues = { dob: '1990-06-05', income: '85000' };

const ownQuestions = [
  { name: 'dob', words: /birth|\bdob\b|^(day|month|year)\b/i },
  { name: 'income', words: /income/i },
] as const;

/** @throws {Error} if the page can't be rehearsed. */
export async function recipeFor(url: string): Promise<Recipe> {
  const result = await rehearseForm({
    url,
    lead,
    fields: {},
    launch: rehearsalBrowser,
    now: () => new Date(),
    signal: AbortSignal.timeout(60_000),
    waits: rehearsalWaits,
  });
  if (result.kind === 'failure') throw new Error(result.failure.message);
  const { fields, button } = result.report;
  return {
    fields: fields.map(({ step, signs, required, options, fill }) => {
      const own = ownQuestions.find(({ words }) => words.test(`${signs.label} ${signs.name}`));
      return {
        ...{ step, signs, required },
        ...(options && { options }),
        fill: own ? { kind: 'custom', name: own.name } : fill,
      };
    }),
    button: { text: button },
    allowedOrigins: [],
  };
}

/**
 * Refuses a recipe whose leads would go to a site that a rehearsal has found and that the form's
 * owner has not confirmed. The bot checks again before each submit.
 */
import { foundSites, unconfirmedOf } from '../../contract/confirmed-sites.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Recipe } from '../../contract/recipe.ts';
import type { RehearsalRow } from '../../contract/rehearsal.ts';
import type { TargetFormRow } from '../../contract/target-forms.ts';

/** @throws {Refusal} `bad_request`, with a text that says what to do. */
export function requireConfirmed(
  { url }: Pick<TargetFormRow, 'url'>,
  recipe: Recipe | undefined,
  rehearsal: Pick<RehearsalRow, 'report'> | undefined,
): void {
  if (!recipe || !rehearsal?.report) return;
  const confirmed = [new URL(url).origin, ...recipe.allowedOrigins];
  const [site] = unconfirmedOf(foundSites(rehearsal.report), confirmed);
  if (site === undefined) return;
  throw new Refusal(
    'bad_request',
    `Leads would go to ${site}. Confirm that site under “Other sites” and save, or rehearse again if the form no longer sends there.`,
  );
}

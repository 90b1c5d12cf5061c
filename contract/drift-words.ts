/**
 * Writes one sentence for a form's owner that says where the page no longer matches the form's
 * recipe.
 */
import type { Drift } from './rehearsal.ts';

const words: Record<Drift['kind'], (label: string) => string> = {
  field_missing: (label) => `the field “${label}” is not there any more`,
  field_ambiguous: (label) => `several fields may be “${label}”`,
  new_required_field: (label) => `it asks “${label}”, and nothing was chosen for that`,
  file_required: (label) => `it requires a file (“${label}”), which no lead has`,
  option_missing: (label) => `“${label}” does not offer the answer any more`,
  button_changed: (label) =>
    `the button ${label ? `“${label}”` : 'without words'} is not there any more`,
  form_changed: () => 'the form that was set up is not there any more',
  unconfirmed_site: (label) => `leads would go to “${label}”, a site that you have not confirmed`,
};
const MOST_TOLD = 5;
/**
 * The maximum length of a quoted label. Origins are quoted in full, because a shortened origin
 * would name another site.
 */
const LONGEST_LABEL = 60;

/** Builds the sentence from labels of the page and of the recipe. It contains no data of a lead. */
export function driftSentence(drift: readonly Drift[]): string {
  const clauses = drift
    .slice(0, MOST_TOLD)
    .map(({ kind, label }) =>
      words[kind](kind === 'unconfirmed_site' ? label : label.slice(0, LONGEST_LABEL)),
    );
  const more = drift.length > MOST_TOLD ? [`and ${drift.length - MOST_TOLD} more`] : [];
  return `The form has changed: ${[...clauses, ...more].join('; ')}`;
}

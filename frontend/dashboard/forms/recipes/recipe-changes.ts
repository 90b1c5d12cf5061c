/**
 * Describes the differences between the saved recipe and the edited recipe in words, for a
 * version's note.
 */
import type { CustomField } from '../../../../contract/custom-field.ts';
import type { Recipe, RecipeField } from '../../../../contract/recipe.ts';
import { fillWords } from './fill-words.ts';
import { pairFields } from './pair-fields.ts';
import { sameJson } from './take-report.ts';

export interface FormContent {
  recipe: Recipe;
  customFields: readonly CustomField[];
}

const longestNote = 200;

export function fieldLabel({ signs }: Pick<RecipeField, 'signs'>): string {
  return signs.label || signs.name || signs.id || 'A field without a label';
}

/** @param before the saved content; undefined for a form without a recipe. */
export function changesOf(before: FormContent | undefined, after: FormContent): string[] {
  if (!before) return ['First version'];
  return [
    ...fieldChanges(before, after),
    ...buttonChanges(before.recipe, after.recipe),
    ...(after.recipe.anywhere === before.recipe.anywhere
      ? []
      : [
          `Fields and button are searched in the ${after.recipe.anywhere ? 'whole page' : 'form only'}`,
        ]),
    ...(sameJson(before.recipe.success ?? [], after.recipe.success ?? [])
      ? []
      : ['Signs of success changed']),
    ...(sameJson(before.recipe.refusal ?? [], after.recipe.refusal ?? [])
      ? []
      : ['Signs of refusal changed']),
    ...originChanges(before.recipe, after.recipe),
    ...customFieldChanges(before.customFields, after.customFields),
  ];
}

function fieldChanges(before: FormContent, after: FormContent): string[] {
  const pairs = pairFields(after.recipe.fields, before.recipe.fields);
  const kept = new Set(pairs.values());
  const gone = before.recipe.fields.filter((_, place) => !kept.has(place));
  return [
    ...after.recipe.fields.flatMap((field, place) => {
      const words = fillWords(field.fill, after.customFields);
      const old = before.recipe.fields[pairs.get(place) ?? -1];
      if (!old) return [`${fieldLabel(field)} added: ${words}`];
      return oneFieldChanges(old, field, fillWords(old.fill, before.customFields), words);
    }),
    ...gone.map((field) => `${fieldLabel(field)} removed`),
  ];
}

function oneFieldChanges(old: RecipeField, field: RecipeField, oldWords: string, words: string) {
  const label = fieldLabel(field);
  const changed: string[] = [];
  if (fieldLabel(old) !== label) changed.push(`${fieldLabel(old)} is now called ${label}`);
  if (!sameJson(old.fill, field.fill)) {
    changed.push(
      oldWords === words
        ? `${label}: ${words} changed`
        : `${label}: ${words} instead of ${oldWords}`,
    );
  }
  if (old.required !== field.required) {
    changed.push(`${label} is ${field.required ? 'required' : 'optional'} now`);
  }
  if (old.selector !== field.selector) {
    changed.push(
      `${label}: ${field.selector ? 'found by a selector' : 'found without a selector'}`,
    );
  }
  return changed;
}

function buttonChanges(before: Recipe, after: Recipe): string[] {
  const { button, opener } = after;
  const isSame = (key: 'button' | 'opener') => sameJson(before[key] ?? null, after[key] ?? null);
  const sends = button ? `Button: ${button.text || 'an icon'}` : 'The button is chosen by the bot';
  const opens = opener ? `Opened by: ${opener.text || 'an icon'}` : 'No button opens the form';
  return [...(isSame('button') ? [] : [sends]), ...(isSame('opener') ? [] : [opens])];
}

function originChanges(before: Recipe, after: Recipe): string[] {
  const added = after.allowedOrigins.filter((origin) => !before.allowedOrigins.includes(origin));
  const removed = before.allowedOrigins.filter((origin) => !after.allowedOrigins.includes(origin));
  return [
    ...added.map((origin) => `The form may be at ${origin}`),
    ...removed.map((origin) => `The form may no longer be at ${origin}`),
  ];
}

function customFieldChanges(before: readonly CustomField[], after: readonly CustomField[]) {
  const old = new Map(before.map((field) => [field.name, field]));
  const names = new Set(after.map(({ name }) => name));
  return [
    ...after.flatMap((field) => {
      const known = old.get(field.name);
      if (!known) return [`Own field ${field.name} added`];
      return sameJson(known, field) ? [] : [`Own field ${field.name} changed`];
    }),
    ...before.filter(({ name }) => !names.has(name)).map(({ name }) => `Own field ${name} removed`),
  ];
}

/** Returns a proposed note for the new version, shortened to the length limit. */
export function proposedNote(changes: readonly string[]): string {
  let note = '';
  for (const [place, change] of changes.entries()) {
    const longer = note === '' ? change : `${note}; ${change}`;
    const rest = ` and ${changes.length - place} more`;
    if (longer.length > longestNote - (place < changes.length - 1 ? rest.length : 0)) {
      return note === '' ? change.slice(0, longestNote) : note + rest;
    }
    note = longer;
  }
  return note;
}

/**
 * Describes in words what fills a field. Used in lists, in a version's note, and beside each field.
 */
import type { CustomField } from '../../../../contract/custom-field.ts';
import type { Fill, Transformation } from '../../../../contract/recipe.ts';
import { fillTexts, transformationTexts } from '../../../content/target-forms.ts';

/** Converts a name to words: `emailAgain` → `Email again`. */
export function partWords(part: string): string {
  const words = part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function transformationWords(transformation: Transformation | undefined): string {
  if (!transformation) return transformationTexts.none;
  if (transformation.kind === 'divided') return transformationTexts[transformation.by];
  if (transformation.kind === 'date') return `as ${transformation.pattern}`;
  return transformationTexts[transformation.kind];
}

export function fillWords(fill: Fill, customFields: readonly CustomField[]): string {
  if (fill.kind === 'empty') return fillTexts.empty;
  if (fill.kind === 'fixed') return fill.value === '' ? fillTexts.fixed : `always “${fill.value}”`;
  const source =
    fill.kind === 'lead'
      ? partWords(fill.part)
      : (customFields.find(({ name }) => name === fill.name)?.label ?? fill.name);
  return fill.transformation ? `${source}, ${transformationWords(fill.transformation)}` : source;
}

/** Transforms a value before it is filled in. */
import { asciiDigits } from '../../../../contract/ascii-digits.ts';
import type { Transformation } from '../../../../contract/recipe.ts';
import { isDay, writeDate } from '../dates.ts';
import { splitPhone } from '../split-lead.ts';

const units = { thousand: 1e3, lakh: 1e5, crore: 1e7 } as const;

/** @returns undefined if the transformation can't be applied to the value. */
export function transform(value: string, transformation?: Transformation): string | undefined {
  const text = value.trim();
  switch (transformation?.kind) {
    case undefined:
      return text;
    case 'first_word':
      return text.split(/\s+/)[0];
    case 'last_word': {
      const [first, ...rest] = text.split(/\s+/);
      return rest.length > 0 ? rest.join(' ') : first;
    }
    case 'digits':
      return orNothing(asciiDigits(text).replace(/\D/g, ''));
    case 'national_number':
      return orNothing(splitPhone(asciiDigits(text)).national);
    case 'divided':
      return divided(asciiDigits(text), units[transformation.by]);
    case 'date':
      return dated(text, transformation.pattern);
    case 'table': {
      const plain = (one: string) => one.trim().toLowerCase();
      return transformation.rows.find(({ from }) => plain(from) === plain(text))?.to ?? text;
    }
  }
}

const orNothing = (text: string) => (text === '' ? undefined : text);

/** Divides an amount by the unit. Accepts grouped digits: `7,50,000` in lakhs becomes 7.5. */
function divided(text: string, unit: number): string | undefined {
  const number = text.replace(/[\s,]/g, '');
  if (!/^\d+(\.\d+)?$/.test(number)) return undefined;
  return String(Number((Number(number) / unit).toPrecision(15)));
}

function dated(text: string, pattern: string): string | undefined {
  return isDay(text) ? writeDate(text, pattern) : undefined;
}

import * as z from 'zod/mini';

/** Parses a date and time as text. @param name the argument's name, for the refusal. */
export function timeSchema(name: string) {
  const wrong = `${name} must be a date and time`;
  return z.pipe(
    z.string(wrong).check(z.refine((text) => !Number.isNaN(Date.parse(text)), wrong)),
    z.transform((text: string) => new Date(text)),
  );
}

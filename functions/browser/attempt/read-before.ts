/** Reads the page before the submit, and builds the parameters for all readings of the page. */
import { AttemptFailure } from '../judge/attempt-failure.ts';
import type { AttemptWork } from './attempt-work.ts';
import type { OpenedForm } from '../form/opened-form.ts';
import { pageBuilders } from '../judge/builders/known-builders.ts';
import { configuredSigns } from '../judge/evidence.ts';
import type { PageReading, ReadingRequest } from '../page/scripts/page-reading.ts';
import { readFrames } from './read-frames.ts';

/**
 * Reads the page before the submit. The time limit is long, because a large or slow page may need
 * the time and no request waits for its answer yet.
 */
export async function readBefore(form: OpenedForm, work: AttemptWork): Promise<PageReading> {
  const request = { ...readingRequest(form, work), notes: true };
  const before = await readFrames(form.frame, request, undefined, work.waits.formMs);
  if (!before) throw new AttemptFailure('form_not_found', 'The page went away while it was read');
  return before;
}

export function readingRequest(
  { fields, found, submit }: OpenedForm,
  { target }: AttemptWork,
): ReadingRequest {
  const signs = configuredSigns(target);
  const recognised = Object.values(found);
  return {
    fields: (recognised.length > 0 ? recognised : fields).map(({ index, name, id }) => ({
      index,
      name,
      id,
    })),
    button: submit.index,
    notes: false,
    builders: pageBuilders,
    signs: [...signs.success, ...signs.refusal].map(({ selector, text }) => ({ selector, text })),
  };
}

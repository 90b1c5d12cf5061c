/** Waits until the form's button is enabled. */
import { AttemptFailure } from '../judge/attempt-failure.ts';
import type { FilledField } from '../../../contract/attempt-receipt.ts';
import type { OpenedForm } from './opened-form.ts';
import { pause } from '../page/pause.ts';
import { fillSteps } from './fill-form.ts';
import { openConsents } from './fill-plan.ts';
import { isPressable } from './press-submit.ts';

/**
 * Some forms enable their button only after checking the values, often with their server.
 * @returns the consent boxes that were ticked in the meantime.
 */
export async function untilPressable(
  form: OpenedForm,
  limitMs: number,
  signal: AbortSignal,
): Promise<FilledField[]> {
  const filled: FilledField[] = [];
  const start = performance.now();
  let consents = openConsents(form);
  for (;;) {
    // Before the look: the time that the look itself takes is not the page's.
    const waited = performance.now() - start;
    if (await isPressable(form.frame, form.submit.index)) return filled;
    if (waited > limitMs) {
      throw new AttemptFailure('validation_refused', 'The form kept its button disabled');
    }
    if (waited > limitMs / 4 && consents.length > 0) {
      filled.push(...(await fillSteps(form.frame, consents)));
      consents = [];
    }
    await pause(50, signal);
  }
}

/** Waits until the form's button is enabled. */
import { AttemptFailure } from '../judge/attempt-failure.ts';
import type { FilledField } from '../../../contract/attempt-receipt.ts';
import type { OpenedForm } from './opened-form.ts';
import { pause } from '../page/pause.ts';
import { fillSteps } from './fill-form.ts';
import { openConsents, type FillPlan } from './fill-plan.ts';
import { phoneAgain } from './plan-phone.ts';
import { isPressable } from './press-submit.ts';

/**
 * Some forms enable their button only after they have checked the values, often on their server.
 * While the bot waits, it first ticks the consent boxes, and later writes the phone number without
 * its country code.
 * @returns the fields filled during the wait.
 */
export async function untilPressable(
  form: OpenedForm,
  { steps }: FillPlan,
  { limitMs, signal }: { limitMs: number; signal: AbortSignal },
): Promise<FilledField[]> {
  const filled: FilledField[] = [];
  const start = performance.now();
  const tries = [openConsents(form), phoneAgain(steps)].filter(({ length }) => length > 0);
  let tried = 0;
  for (;;) {
    // The waiting time is measured before the button is checked, so that a slow check does not
    // count as waiting.
    const waited = performance.now() - start;
    if (await isPressable(form.frame, form.submit.index)) return filled;
    if (waited > limitMs) {
      throw new AttemptFailure('validation_refused', 'The form kept its button disabled');
    }
    const next = tries[tried];
    if (next && waited > (limitMs / 4) * (tried + 1)) {
      filled.push(...(await fillSteps(form.frame, next)));
      tried += 1;
    }
    await pause(50, signal);
  }
}

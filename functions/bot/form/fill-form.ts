/** Fills the lead form and makes sure that it holds what was filled. */
import type { Frame } from 'playwright-core';
import type { Lead } from '../../contract/lead.ts';
import { AttemptFailure } from '../attempt-failure.ts';
import { planFilling, type FillStep } from './fill-plan.ts';
import type { LeadForm } from './find-lead-form.ts';
import { fillFields, fillParts, holdsValue, readBack, type FillResult } from './page-filling.ts';
import { pageScript } from './page-script.ts';
import { foundElements } from './page-scan.ts';

const HAND_FILL_TIMEOUT_MS = 3000;

export async function fillForm(frame: Frame, form: LeadForm, lead: Lead): Promise<void> {
  const { steps, unanswered } = planFilling(lead, form);
  if (unanswered[0] !== undefined) {
    throw new AttemptFailure('field_not_found', `The form also requires: ${unanswered.join(', ')}`);
  }
  const results = await frame.evaluate<FillResult[]>(pageScript(fillFields, fillParts, steps));
  const notHeld = new Set(results.filter(({ held }) => !held).map(({ index }) => index));
  for (const step of steps.filter(({ index }) => notHeld.has(index))) {
    if (!(await fillByHand(frame, step))) {
      throw new AttemptFailure(
        'field_not_found',
        `The field does not take the value: ${step.label}`,
      );
    }
  }
}

/** Key by key, for fields that listen to keys only. */
async function fillByHand(frame: Frame, step: FillStep): Promise<boolean> {
  const handle = await frame.evaluateHandle<Element>(`globalThis.${foundElements}[${step.index}]`);
  const field = handle.asElement();
  if (!field || step.holds === 'choice' || step.holds === 'near') return false;
  if (step.holds === 'tick') await field.setChecked(true, { timeout: HAND_FILL_TIMEOUT_MS });
  for (const value of step.holds === 'tick' ? [] : step.values) {
    await field.fill('', { timeout: HAND_FILL_TIMEOUT_MS });
    await field.type(value, { timeout: HAND_FILL_TIMEOUT_MS });
    if (await isHeld(frame, step)) return true;
  }
  return isHeld(frame, step);
}

function isHeld(frame: Frame, step: FillStep): Promise<boolean> {
  return frame.evaluate<boolean>(pageScript(readBack, [holdsValue], step));
}

/**
 * Chooses the form of an attempt: the user's own form, the stage's form, or the demo
 * form for a canary lead (a test lead that monitors the service).
 */
import type { TargetForm } from '../../contract/target-form.ts';

interface StageForms {
  target: TargetForm;
  demoForm: TargetForm;
  isCanary: boolean;
}

/**
 * A user may add the site's demo form as their own form, for a trial. The demo form sends nothing.
 */
export function chooseTarget(
  own: TargetForm | undefined,
  { target, demoForm, isCanary }: StageForms,
): TargetForm {
  if (own) return { ...own, demo: own.url === demoForm.url };
  return isCanary ? demoForm : target;
}

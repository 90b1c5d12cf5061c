/** A form as it will be filled, question by question: what a rehearsal shows of it. */
import { leadFacts, type FormKind } from '../../../contract/lead.ts';
import type { Fill } from '../../../contract/recipe.ts';
import type { FillPlan } from '../form/fill-plan.ts';
import type { LeadForm } from '../form/find-lead-form.ts';
import type { FillStep } from '../page/fill-fields.ts';
import { askedIn, type AskedField } from './asked-fields.ts';

export interface PlannedField extends AskedField {
  /** The recipe's, or else what the bot does or would do. */
  fill: Fill;
  /** Whether the recipe decided that. */
  chosen: boolean;
  /** The words of the page that decided, or why it stays empty. */
  because: string;
  /** What goes in; undefined where it stays as it is. */
  step: FillStep | undefined;
  /** Required, and nothing goes in. */
  unanswered: boolean;
}

const empty: Fill = { kind: 'empty' };

export function plannedFields(form: LeadForm, { steps }: FillPlan): PlannedField[] {
  const kinds = kindsIn(form);
  return askedIn(form.fields).map((asked) => {
    const indexes = [asked.field, ...asked.boxes].map(({ index }) => index);
    const step = steps.find(({ index }) => indexes.includes(index));
    const choice = form.choices.get(asked.field.index);
    const kind = indexes.map((index) => kinds.get(index)).find(Boolean);
    return {
      ...asked,
      step,
      fill: choice?.fill ?? ownFill(step, kind),
      chosen: choice !== undefined,
      because: choice ? 'You chose it' : reasonFor(asked, step, kind),
      unanswered: asked.required && !asked.filled && step === undefined,
    };
  });
}

function kindsIn({ found, repeated }: LeadForm): Map<number, FormKind> {
  const first = Object.entries(found).map(
    ([kind, { index }]) => [index, kind as FormKind] as const,
  );
  return new Map([...repeated.map(({ field, kind }) => [field.index, kind] as const), ...first]);
}

function ownFill(step: FillStep | undefined, kind: FormKind | undefined): Fill {
  if (!step) return empty;
  if (kind) return { kind: 'lead', part: kind };
  // The first box of a number over several.
  const isLeads = Object.hasOwn(leadFacts, step.field);
  return isLeads ? { kind: 'lead', part: 'phone' } : { kind: 'fixed', value: 'on' };
}

function reasonFor(
  { field, signs, filled }: AskedField,
  step: FillStep | undefined,
  kind: FormKind | undefined,
): string {
  const said = [field.label, field.placeholder, field.nearby, field.group].find(Boolean);
  const words = `“${(said ?? signs.label).slice(0, 120)}”`;
  if (step && kind && !said) return `Its makers call it ${words}`;
  if (step && kind) return `The page asks for ${words}`;
  if (step) return `The form insists on ${words}`;
  if (filled) return 'The page has filled it in';
  return kind ? `${words} is not a lead’s own` : `Nothing is known of ${words}`;
}

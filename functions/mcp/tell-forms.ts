/**
 * Converts forms and rehearsals (trial runs of a form without submitting it) to tools' answers.
 * Texts that come from web pages are shortened and marked as untrusted.
 */
import type * as z from 'zod/mini';
import type { ListedForm } from '../../contract/list-answers.ts';
import type { toldFormsSchema, toldRehearsalSchema } from '../../contract/mcp-answers.ts';
import type { RehearsalAnswer } from '../../contract/rehearsal-answer.ts';
import { cut, cutAll } from './untrusted.ts';

type ToldRehearsal = NonNullable<z.infer<typeof toldRehearsalSchema>['rehearsal']>;
type Rehearsal = NonNullable<RehearsalAnswer['rehearsal']>;

export function tellForm({
  questions,
  ...form
}: ListedForm): z.infer<typeof toldFormsSchema>['items'][number] {
  return {
    ...form,
    questions: questions.map(({ name, type, required, label, help, choices, rules, ...rest }) => ({
      ...{ name, type, required },
      untrusted: {
        label: cut(label),
        ...(choices && { choices: choices.map(cut) }),
        ...(rules && { rules: cutAll(rules) }),
        ...(rest.default !== undefined && { default: cut(rest.default) }),
        ...(help !== undefined && { help: cut(help) }),
      },
    })),
  };
}

export function tellRehearsal({ report, failure, ...rehearsal }: Rehearsal): ToldRehearsal {
  return {
    ...rehearsal,
    ...(report && { report: tellReport(report) }),
    ...(failure && {
      failure: { reason: failure.reason, untrusted: { message: cut(failure.message) } },
    }),
  };
}

function tellReport(report: NonNullable<Rehearsal['report']>): ToldRehearsal['report'] {
  const { fields, drift, title, origin, button, unseen, ...rest } = report;
  return {
    ...rest,
    fields: fields.map(({ label, type, ...field }) => ({
      ...field,
      untrusted: { label: cut(label), type: cut(type) },
    })),
    drift: drift.map(({ kind, label }) => ({ kind, untrusted: { label: cut(label) } })),
    untrusted: {
      ...{ title: cut(title), origin: cut(origin), button: cut(button) },
      ...(unseen !== undefined && { unseen: cut(unseen) }),
    },
  };
}

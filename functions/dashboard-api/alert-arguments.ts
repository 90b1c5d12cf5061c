/** Parses the arguments of the GraphQL fields about alerts. */
import * as z from 'zod/mini';
import {
  alertChannels,
  alertKinds,
  alertScopes,
  boundsOf,
  kindsWithHours,
  type AlertKind,
  type AlertSetting,
} from '../../contract/alerts.ts';
import { keysOf } from '../../contract/keys-of.ts';
import { stageForm } from '../../contract/submission.ts';
import { workingTimeSchema } from '../../contract/working-hours.ts';

const rule = {
  kind: z.enum(alertKinds, `kind must be one of ${alertKinds.join(', ')}`),
  formId: z.nullish(z.string('formId must be text').check(z.maxLength(100))),
};
const wrongChannels = `channels must be one or more of ${alertChannels.join(', ')}`;
const number = (name: AlertSetting) => z.nullish(z.int(`${name} must be a whole number`));

export const alertArgumentSchemas = {
  setAlert: z
    .object({
      ...rule,
      on: z.boolean('on must be true or false'),
      channels: z.array(z.enum(alertChannels, wrongChannels), wrongChannels).check(
        z.minLength(1, wrongChannels),
        z.refine((names) => new Set(names).size === names.length, wrongChannels),
      ),
      ...{ count: number('count'), percent: number('percent'), leads: number('leads') },
      ...{ hours: number('hours'), working: z.nullish(workingTimeSchema) },
    })
    .check(({ value: { kind, formId, working, ...values }, issues }) => {
      const scope = formId == null ? 'account' : 'form';
      const found = alertScopes[kind].includes(scope)
        ? keysOf(boundsOf(kind)).flatMap((name) => complaintAbout(kind, name, values[name]))
        : [`${kind} is not for ${scope === 'form' ? 'a form' : 'the account'}`];
      if (working && !kindsWithHours.includes(kind)) found.push(`${kind} counts no working hours`);
      // Users can't set limits for the service's own form, so it has no alerts about limits.
      if (formId === stageForm && !alertScopes[kind].includes('account'))
        found.push(`${kind} is not for the form of this service`);
      for (const message of found) issues.push({ code: 'custom', message, input: values });
    }),
  deleteAlert: z.object(rule),
};

function complaintAbout(
  kind: AlertKind,
  name: AlertSetting,
  value: number | null | undefined,
): string[] {
  const { least = 0, most = 0 } = boundsOf(kind)[name] ?? {};
  const isFit = value == null || (value >= least && value <= most);
  return isFit ? [] : [`${name} must be from ${least} to ${most}`];
}

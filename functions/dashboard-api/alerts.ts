/** Reads and changes a user's alerts for the dashboard. */
import {
  boundsOf,
  kindsWithHours,
  usualWorkingTime,
  type AlertRow,
  type AlertSettings,
} from '../../contract/alerts.ts';
import type { Alert, Mutation, Query } from '../../contract/graphql-types.ts';
import { keysOf } from '../../contract/keys-of.ts';
import { stageForm } from '../../contract/submission.ts';
import { parseArguments } from '../appsync/parse-arguments.ts';
import type { AlertStore } from '../stores/alerts/alert-store.ts';
import { noSuchForm, type TargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { argumentSchemas } from './arguments.ts';

export interface AlertDependencies {
  alerts: AlertStore;
  targetForms: Pick<TargetFormReader, 'readForm'>;
}

type Fields<Type, Name extends keyof Type> = {
  [Field in Name]-?: (userId: string, args: unknown) => Promise<Required<Type>[Field]>;
};

export function alertQueries({ alerts }: AlertDependencies): Fields<Query, 'listAlerts'> {
  return {
    listAlerts: async (userId) => {
      const rules = await alerts.list(userId);
      const isOfForm = ({ formId }: AlertRow) => Number(formId !== undefined);
      return rules.sort((one, other) => isOfForm(one) - isOfForm(other)).map(view);
    },
  };
}

export function alertMutations({
  alerts,
  targetForms,
}: AlertDependencies): Fields<Mutation, 'setAlert' | 'deleteAlert'> {
  return {
    setAlert: async (userId, args) => {
      const parsed = parseArguments(argumentSchemas.setAlert, args);
      const { kind, on: isOn, channels, working: chosen, ...numbers } = parsed;
      const formId = parsed.formId ?? undefined;
      const isOthers = formId !== undefined && formId !== stageForm;
      if (isOthers && !(await targetForms.readForm(userId, formId))) throw noSuchForm();
      const bounds = boundsOf(kind);
      const settings: AlertSettings = {};
      for (const name of keysOf(bounds)) settings[name] = numbers[name] ?? bounds[name]?.usual ?? 0;
      const working = kindsWithHours.includes(kind) ? (chosen ?? usualWorkingTime) : undefined;
      const rule = { userId, kind, formId, isOn, channels, settings };
      return view(await alerts.set({ ...rule, ...(working && { working }) }));
    },
    deleteAlert: async (userId, args) => {
      const { kind, formId } = parseArguments(argumentSchemas.deleteAlert, args);
      await alerts.remove({ userId, kind, formId: formId ?? undefined });
      return true;
    },
  };
}

function view(rule: AlertRow): Alert {
  const { kind, formId = null, isOn, channels, isRaised = false } = rule;
  const { count = null, percent = null, leads = null, hours = null, value = null } = rule;
  const { working = null, raisedAt = null, clearedAt = null } = rule;
  return {
    ...{ kind, formId, isOn, channels, count, percent, leads, hours, working },
    ...{ isRaised, raisedAt, clearedAt, value },
  };
}

/**
 * Finds the user's own form that a lead goes to. The form is read again before each attempt, so
 * that a pause, a deletion, a block, a corrected recipe or another pace takes effect at once.
 */
import type { CustomField } from '../../contract/custom-field.ts';
import { isLimited } from '../../contract/form-pace.ts';
import type { TargetForm } from '../../contract/target-form.ts';
import type { HoldReason } from '../../contract/wait-reason.ts';
import type { RecipeVersionRow, TargetFormRow } from '../../contract/target-forms.ts';
import type { NoteUse } from '../stores/follow-ups/form-checks.ts';
import {
  createFormGate,
  paceOfForm,
  type AskGate,
  type FormGateDependencies,
} from '../stores/pace/form-gate.ts';
import type { PaceStore } from '../stores/pace/pace-store.ts';
import type { MarkNeedsAttention } from '../stores/target-forms/form-attention.ts';
import type { Breaker } from './circuit-breaker.ts';
import type { FormBreakers } from './form-breakers.ts';
import type { Pace } from './pace.ts';

export type Aim =
  | {
      kind: 'go';
      target: TargetForm;
      /** The form's own questions, as the form defines them now. */
      customFields: CustomField[];
      recipeVersion: number;
      breaker: Breaker | undefined;
      /** Whether the form's owner wants pictures of successes. */
      pictureSuccess: boolean;
      /** The form's limits of attempts, if its owner has set any. */
      pace: Pace | undefined;
    }
  /** The form takes no leads now, so the lead must wait. */
  | { kind: 'hold'; why: HoldReason; until?: Date }
  | { kind: 'deleted' };

export interface OwnForms {
  aim(userId: string, formId: string): Promise<Aim>;
  markNeedsAttention: MarkNeedsAttention;
  /**
   * Whether operators refuse leads to a site of this form. Read without a cache, because a site may
   * be blocked between the check of the form and the permission to send the lead.
   */
  isSiteRefused(userId: string, formId: string): Promise<boolean>;
}

export interface OwnFormsDependencies extends FormGateDependencies {
  pace: Pick<PaceStore, 'reserve' | 'end'>;
  markNeedsAttention: MarkNeedsAttention;
  /** The policy of sites (which sites the bot may open), read without a cache. */
  freshOrigins: FormGateDependencies['origins'];
  /** Notes that the form is in use. Must not throw. */
  noteUse?: NoteUse;
  /** Returns the circuit breaker and the attempt slots that limit the attempts at the form. */
  breakerOf?: FormBreakers['ofForm'];
  maskScreenshots: boolean;
}

export function createOwnForms(dependencies: OwnFormsDependencies): OwnForms {
  const ask = createFormGate(dependencies);
  const askFresh = createFormGate({ ...dependencies, origins: dependencies.freshOrigins });
  return {
    aim: (userId, formId) => aim(userId, formId, { ...dependencies, ask }),
    markNeedsAttention: dependencies.markNeedsAttention,
    isSiteRefused: async (userId, formId) => {
      const gate = await askFresh(userId, formId);
      return gate.kind === 'closed' && gate.why === 'blocked';
    },
  };
}

async function aim(
  userId: string,
  formId: string,
  { ask, pace, breakerOf, noteUse, maskScreenshots }: OwnFormsDependencies & { ask: AskGate },
): Promise<Aim> {
  const gate = await ask(userId, formId);
  if (gate.kind === 'closed') return { ...gate, kind: 'hold' };
  if (gate.kind === 'deleted') return gate;
  await noteUse?.(userId, formId);
  const { form, version } = gate;
  const key = paceOfForm(formId);
  return {
    kind: 'go',
    target: targetOf(form, version, maskScreenshots),
    customFields: version.customFields,
    recipeVersion: version.version,
    pictureSuccess: form.pictureSuccess ?? false,
    breaker: breakerOf?.({ userId, formId, url: form.url, goesTo: version.goesTo ?? [] }),
    pace: isLimited(gate.pace)
      ? {
          reserve: (asking) => pace.reserve(key, gate.pace, asking),
          end: (token, end) => pace.end(key, gate.pace.zone, token, end),
        }
      : undefined,
  };
}

function targetOf(
  { name, url }: TargetFormRow,
  { recipe }: RecipeVersionRow,
  maskScreenshots: boolean,
): TargetForm {
  const { allowedOrigins } = recipe;
  const mask = maskScreenshots && { maskScreenshots };
  return { name, url, demo: false, recipe, allowedOrigins, ...mask };
}

/**
 * Everything that limits attempts at a form: the form's circuit breaker, its share of the bots and,
 * for users' forms, the breaker and the pace of each site involved, which all users share.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { stageForm } from '../../contract/submission.ts';
import {
  createCircuitBreakerStore,
  type CircuitBreakerStore,
} from '../stores/circuit-breaker/circuit-breaker-store.ts';
import { originKey } from '../stores/origins/origin-key.ts';
import { createPaceStore } from '../stores/pace/pace-store.ts';
import type { Breaker } from './circuit-breaker.ts';
import { behind, MOST_OF_ONE_USER } from './origin-breaker.ts';
import { withSharedPlaces } from './shared-places.ts';

export interface FormLimits {
  /** Concurrent attempts at one user's form and at the stage's form; `Infinity` means no limit. */
  formAtOnce: number;
  stageFormAtOnce: number;
  originAtOnce: number;
  originPerMinute: number;
}

export interface FormBreakersDependencies extends FormLimits {
  client: DynamoDBDocumentClient;
  /** The table of the circuit breakers. */
  table: string;
  now: () => Date;
}

export interface FormBreakers {
  ofStage: (url: string) => Breaker;
  /** @param addresses the form's address and each origin that its recipe allows. */
  ofForm: (formId: string, addresses: readonly string[]) => Breaker;
}

export function createFormBreakers(dependencies: FormBreakersDependencies): FormBreakers {
  const { client, table, now, formAtOnce, stageFormAtOnce } = dependencies;
  const { originAtOnce: atOnce, originPerMinute: perMinute } = dependencies;
  const forms = createCircuitBreakerStore({ client, table, now });
  const origins = createCircuitBreakerStore({
    client,
    table,
    now,
    mostOfOneUser: MOST_OF_ONE_USER,
  });
  const pace = createPaceStore({ client, table, now });
  const bots = (form: string, most: number) => ({ key: `bots#${form}`, limits: { atOnce: most } });
  return {
    ofStage: (url) => {
      const places = stageFormAtOnce < Infinity ? [bots(stageForm, stageFormAtOnce)] : [];
      return withSharedPlaces(breakerIn(forms, url), pace, places);
    },
    // These keys can't equal an address, which is the key of the stage's form.
    ofForm: (formId, addresses) => {
      const keys = [...new Set(addresses.map(originKey))].flatMap((key) =>
        key === undefined ? [] : [`origin#${key}`],
      );
      const guarded = keys.reduce(
        (inner, key) => behind(inner, breakerIn(origins, key)),
        breakerIn(forms, `form#${formId}`),
      );
      const why = 'origin' as const;
      const sites = keys.map((key) => ({ key, limits: { atOnce, perMinute }, why }));
      return withSharedPlaces(guarded, pace, [bots(formId, formAtOnce), ...sites]);
    },
  };
}

const breakerIn = (store: CircuitBreakerStore, key: string): Breaker => ({
  enter: (asking) => store.enter(key, asking),
  record: (pass, judgement) => store.record(key, pass, judgement),
  release: (pass) => store.release(key, pass),
});

/**
 * Everything that limits one user's attempts at a form: the user's circuit breaker, the number of
 * bots, and the attempt slots of each site that the form goes to. Users take turns for the bots and
 * the slots.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  breakerKeys,
  createCircuitBreakerStore,
} from '../stores/circuit-breaker/circuit-breaker-store.ts';
import { shortHash } from '../stores/dynamodb/sha256.ts';
import { originKey } from '../stores/origins/origin-key.ts';
import { createPaceStore } from '../stores/pace/pace-store.ts';
import type { Breaker } from './circuit-breaker.ts';
import { createPausedUsers } from './paused-users.ts';
import { withSharedPlaces, type SharedPlace, type Stay } from './shared-places.ts';

export interface FormLimits {
  /** The limit of concurrent attempts over all users and forms; `Infinity` means no limit. */
  atOnce: number;
  /**
   * The limit of concurrent attempts at the site of the stage's form; `Infinity` means
   * no limit.
   */
  stageFormAtOnce: number;
  /** The limits of attempts at every site except the site of the stage's form. */
  originAtOnce: number;
  originPerMinute: number;
}

export interface FormBreakersDependencies extends FormLimits {
  client: DynamoDBDocumentClient;
  /** The name of the circuit breakers' table. */
  table: string;
  /** The address of the stage's form. */
  stageUrl: string;
  /** Called with the number of users whose leads wait for the same site. Must not throw. */
  tellPaused?: (users: number, site: string) => void;
  now: () => Date;
  /**
   * Lets a lead wait inside its bot for an attempt slot; if omitted, no lead waits inside a bot.
   */
  wait?: Stay['wait'];
}

/**
 * A user's own form, and the other origins to which the form sends leads. A rehearsal (a trial run)
 * has found these origins.
 */
export interface VisitedForm {
  userId: string;
  formId: string;
  url: string;
  goesTo: readonly string[];
}

export interface FormBreakers {
  ofStage: (userId: string) => Breaker;
  ofForm: (form: VisitedForm) => Breaker;
}

export function createFormBreakers(dependencies: FormBreakersDependencies): FormBreakers {
  const { client, table, now, wait, stageUrl, atOnce, tellPaused } = dependencies;
  const store = createCircuitBreakerStore({ client, table, now });
  const pace = createPaceStore({ client, table, now });
  const countPaused = createPausedUsers({ pace, now });
  const stageSite = originKey(stageUrl);

  const botPlace = { key: 'bots', limits: { atOnce, ofUser: halfOf({ atOnce }) } };

  function placeAt(site: string): SharedPlace | undefined {
    const { stageFormAtOnce, originAtOnce, originPerMinute } = dependencies;
    const isStages = site === stageSite;
    if (isStages && stageFormAtOnce === Infinity) return undefined;
    const limits = isStages
      ? { atOnce: stageFormAtOnce }
      : { atOnce: originAtOnce, perMinute: originPerMinute };
    return { key: `origin#${site}`, limits: { ...limits, ofUser: halfOf(limits) }, why: 'origin' };
  }

  function guarded(userId: string, key: string, addresses: readonly string[]): Breaker {
    const user = shortHash(userId);
    const sites = [...new Set(addresses.map(originKey))].filter((site) => site !== undefined);
    const [site] = sites;
    const breaker: Breaker = {
      enter: (asking) => store.enter(key, asking),
      record: async (pass, judgement) => {
        const until = judgement && (await store.record(key, pass, judgement));
        if (!judgement) await store.release(key, pass);
        if (until && site !== undefined) tellPaused?.(await countPaused(site, user, until), site);
        return until;
      },
      release: (pass) => store.release(key, pass),
    };
    const places = [
      ...sites.map(placeAt).filter((place) => place !== undefined),
      ...(atOnce === Infinity ? [] : [botPlace]),
    ];
    return withSharedPlaces(breaker, pace, places, { user, stay: wait && { now, wait } });
  }

  return {
    ofStage: (userId) => guarded(userId, breakerKeys.ofStage(userId, stageUrl), [stageUrl]),
    ofForm: ({ userId, formId, url, goesTo }) =>
      guarded(userId, breakerKeys.ofForm(formId), [url, ...goesTo]),
  };
}

/**
 * The maximum share that one user may take: half of the bots, or half of a site's attempt slots.
 * With `leavesToQuick`, users with slow attempts leave some slots to users with quick attempts.
 */
function halfOf({ atOnce, perMinute }: { atOnce: number; perMinute?: number }) {
  const half = (limit: number) => Math.max(1, Math.floor(limit / 2));
  return {
    atOnce: half(atOnce),
    ...(perMinute !== undefined && { perMinute: half(perMinute) }),
    leavesToQuick: true,
  };
}

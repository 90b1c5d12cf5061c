/**
 * Runs APPSYNC_JS code as AppSync does: its own globals, no timers, no Node, a limit on time. The
 * deployed text itself is run; only its imports and exports are turned into what node:vm can bind.
 * It keeps our own template honest and is no wall against hostile code.
 */
import vm from 'node:vm';
import { transformSync } from '@swc/core';
import { appsyncUtils, type Effects } from './appsync-utils.ts';

/** Against a loop without an end: a resolver takes a millisecond, but a machine may stand still. */
const TIME_LIMIT_MS = 10_000;

export interface ResolverCode {
  /** Calls `request` or `response` with `ctx`; changes to `ctx.stash` stay. */
  run: (step: 'request' | 'response', ctx: object, effects: Effects) => unknown;
}

export function loadResolverCode(code: string, now: () => Date): ResolverCode {
  const { code: commonJs } = transformSync(code, {
    swcrc: false,
    configFile: false,
    jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const script = new vm.Script(
    `(() => { const exports = {}; ${commonJs}\n; return exports[step](ctx); })()`,
  );
  // One realm for all runs: a run is synchronous and leaves nothing but what is overwritten here.
  const globals: Record<string, unknown> = {};
  const context = vm.createContext(globals, { codeGeneration: { strings: false, wasm: false } });
  return {
    run: (step, ctx, effects) => {
      const utils = appsyncUtils(effects, now);
      Object.assign(globals, { step, ctx, require: (name: string) => requireUtils(name, utils) });
      const value: unknown = script.runInContext(context, { timeout: TIME_LIMIT_MS });
      return plain(value);
    },
  };
}

function requireUtils(name: string, utils: object): object {
  if (name === '@aws-appsync/utils') return utils;
  throw new Error(`APPSYNC_JS has no module ${name}`);
}

/** Out of the other realm, and `undefined` as AppSync has it: null. */
function plain(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}

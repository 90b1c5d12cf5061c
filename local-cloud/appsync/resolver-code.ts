/**
 * Runs APPSYNC_JS code as AppSync does: with its own globals, without timers and without Node. The
 * deployed code runs; only its imports and exports are changed for node:vm. The node:vm context
 * need not protect against hostile code, because only the code of our own template runs. There is
 * no time limit, because APPSYNC_JS has no endless loops; lint checks that the code keeps to this
 * language: https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html
 */
import vm from 'node:vm';
import { transformSync } from '@swc/core';
import { appsyncUtils, type Effects } from './appsync-utils.ts';

export interface ResolverCode {
  /** Calls `request` or `response` with `ctx`; changes to `ctx.stash` are kept. */
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
  // All runs share one context: a run is synchronous, and each run overwrites the globals of the
  // previous run.
  const globals: Record<string, unknown> = {};
  const context = vm.createContext(globals, { codeGeneration: { strings: false, wasm: false } });
  return {
    run: (step, ctx, effects) => {
      const utils = appsyncUtils(effects, now);
      Object.assign(globals, { step, ctx, require: (name: string) => requireUtils(name, utils) });
      const value: unknown = script.runInContext(context);
      return plain(value);
    },
  };
}

function requireUtils(name: string, utils: object): object {
  if (name === '@aws-appsync/utils') return utils;
  throw new Error(`APPSYNC_JS has no module ${name}`);
}

/** Copies a value out of the node:vm context; `undefined` becomes null, as in AppSync. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

/**
 * `node --import` loads this module before a simulation. It changes the source text of modules as
 * the chosen mutation (removal of a safety measure) requires.
 */
import { registerHooks } from 'node:module';
import { alertMutations } from './alerts/mutations.ts';
import { callbackMutations } from './callbacks/mutations.ts';
import { mutated, mutations } from './mutations.ts';

const name = process.env['MUTATION'];
const mutation = [...mutations, ...callbackMutations, ...alertMutations].find(
  (one) => one.name === name,
);
if (!mutation) throw new Error(`There is no mutation "${name}"`);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const changes = mutation.changes.filter(({ file }) => url.endsWith(`/${file}`));
    if (changes.length === 0 || loaded.source === undefined) return loaded;
    const text =
      typeof loaded.source === 'string'
        ? loaded.source
        : Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: changes.reduce(mutated, text) };
  },
});

/**
 * Serves changed forms of the zoo (the test forms), one change at each address, and records what
 * the forms receive.
 */
import { html, type Received, type Visit, type ZooForm } from '../zoo/zoo-form.ts';
import { startZooServer } from '../zoo/zoo-server.ts';
import { changedBy, changes, nameBefore } from './changes.ts';

/**
 * Whether this form can be tested: the bot fills the form in one step and succeeds, and the form's
 * page can be changed.
 */
export const isChangeable = ({ outcome, received, embeddedAt, target }: ZooForm): boolean =>
  outcome === 'success' && received.length === 1 && !embeddedAt && !target;

const ways = [undefined, ...changes];
const nameOf = (form: ZooForm, change: number, chosen: number) =>
  `${form.name}.${change}.${chosen}`;

export async function startChangedZoo(forms: readonly ZooForm[], mostFields: number) {
  const all = forms.flatMap((form) =>
    ways.flatMap((change, number) =>
      Array.from({ length: mostFields }, (_, chosen): ZooForm => ({
        ...form,
        name: nameOf(form, number, chosen),
        page: (visit) => {
          const isOfPage = visit.url.pathname.split('/').length === 2;
          if (isOfPage && change?.name === 'server error once' && visit.visits === 1)
            return html(visit, 'down', 500);
          const own = asOf(visit, form);
          if (typeof form.page === 'string')
            return html(visit, form.page + changedBy(change, chosen));
          form.page(isOfPage ? changing(own, changedBy(change, chosen)) : own);
        },
      })),
    ),
  );
  const server = await startZooServer(all);
  return {
    stop: () => server.stop(),
    url: (form: ZooForm, change: string | undefined, chosen: number) =>
      server.url(
        nameOf(
          form,
          ways.findIndex((one) => one?.name === change),
          chosen,
        ),
      ),
    received: (form: ZooForm, change: string | undefined, chosen: number): Received[] =>
      server
        .received(
          nameOf(
            form,
            ways.findIndex((one) => one?.name === change),
            chosen,
          ),
        )
        .map((values) =>
          Object.fromEntries(
            Object.entries(values).map(([name, value]) => [nameBefore(name), value]),
          ),
        ),
  };
}

const asOf = (visit: Visit, { name }: ZooForm): Visit => {
  const url = new URL(visit.url);
  url.pathname = url.pathname.replace(/^\/[^/]+/, `/${name}`);
  return { ...visit, url };
};

/** Adds the script to every HTML document that the form's server returns for this visit. */
function changing(visit: Visit, script: string): Visit {
  const response = new Proxy(visit.response, {
    get(target, name) {
      if (name === 'end') return (body?: unknown) => target.end(withScript(body, script));
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, args);
        return result === target ? response : result;
      };
    },
  });
  return { ...visit, response };
}

const withScript = (body: unknown, script: string) =>
  typeof body === 'string' && /<(form|input|html|!doctype)/i.test(body) ? body + script : body;

/**
 * The target form of the faults bench: a cheap page that records every POST with the lead's e-mail
 * address. It answers some POSTs late, some with 429 or 503, and some not at all, before or after
 * it has stored them.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { listen } from '../../functions/local-aws.ts';
import { nextEvent } from '../../until.ts';

const page = `<!doctype html><title>Apply</title><form method="post">
  <label>Full name <input name="name" required></label><label>Phone <input name="phone" type="tel" required></label>
  <label>E-mail <input name="email" type="email" required></label><label>City <input name="city" required></label>
  <label>Loan amount <input name="amount" required></label><button>Apply</button></form>`;

/**
 * How the form answers a POST. Only after `busy` (503) and `full` (429) may the lead be submitted
 * again.
 */
export type Mood = 'thanks' | 'late' | 'busy' | 'full' | 'drops' | 'stores and drops';

export interface Post {
  email: string;
  at: number;
  mood: Mood;
  stored: boolean;
}

/** The probability of each special answer to a POST; all other POSTs get `thanks`. */
const moods: readonly (readonly [Mood, number])[] = [
  ['late', 0.02],
  ['busy', 0.015],
  ['full', 0.015],
  ['drops', 0.01],
  ['stores and drops', 0.01],
];

export async function startTargetForm(random: () => number) {
  const posts: Post[] = [];
  const stored = new Set<string>();
  let even = false;
  const server = createServer((request, response) => {
    const take = async () => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (request.method !== 'POST') return void response.end(page);
      const email = new URLSearchParams(await text(request)).get('email') ?? '';
      const mood = even ? 'thanks' : moodOf(random());
      const isStored = !['busy', 'full', 'drops'].includes(mood);
      posts.push({ email, at: Date.now(), mood, stored: isStored });
      if (isStored) stored.add(email);
      if (mood === 'busy') return void response.writeHead(503, { 'retry-after': '1' }).end('Busy');
      if (mood === 'full') return void response.writeHead(429, { 'retry-after': '1' }).end('Full');
      if (mood === 'late') await after(4000 * random());
      if (mood === 'drops' || mood === 'stores and drops') return void request.destroy();
      response.end('<h1>Thank you!</h1><p>We have received your application.</p>');
    };
    // The connection may already be closed, because its browser died.
    take().catch(() => response.destroy());
  });
  const url = await listen(server);
  return {
    url,
    posts,
    stored,
    /** Makes the form accept every lead from now on. */
    calm: () => void (even = true),
    stop: async () => {
      server.closeAllConnections();
      await nextEvent('the server to close', server.close(), 'close');
    },
  };
}

function moodOf(chance: number): Mood {
  let left = chance;
  for (const [mood, part] of moods) if ((left -= part) < 0) return mood;
  return 'thanks';
}

/** A target form that counts how often each lead arrives. */
import { createServer } from 'node:http';
import { listen } from '../../functions/local-aws.ts';

const page = `<!doctype html><form method="post">
  <label>Full name <input name="name" required></label><label>Phone <input name="phone" type="tel" required></label>
  <label>E-mail <input name="email" type="email" required></label><label>City <input name="city" required></label>
  <label>Loan amount <input name="amount" required></label><button>Apply</button></form>`;

export async function startCountingForm() {
  const times = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'text/html');
      if (request.method !== 'POST') return void response.end(page);
      const email = new URLSearchParams(Buffer.concat(chunks).toString()).get('email') ?? '';
      times.set(email, (times.get(email) ?? 0) + 1);
      response.end('<h1>Thank you!</h1>');
    });
  });
  const url = await listen(server);
  return {
    url,
    timesOf: (email: string) => times.get(email) ?? 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

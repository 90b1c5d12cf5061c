/** `npm run bench -- <part>`: without a part, every one of them. */
import { benchInterrupt, benchLeads } from './leads.ts';

const parts: Record<string, () => Promise<void>> = { leads: benchLeads, interrupt: benchInterrupt };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  for (const [name, bench] of Object.entries(parts)) {
    if (asked.length === 0 || asked.includes(name)) await bench();
  }
}

/**
 * `npm run bench -- <part> [arguments]`: runs one part of the benchmarks. Without a name it runs
 * all parts except `green`, which takes hours.
 */
import { run } from './begin.ts';
import { benchBulk } from './bulk.ts';
import { benchCallbacks } from './callbacks/callbacks.ts';
import { benchDashboard } from './dashboard.ts';
import { benchDrift } from './drift.ts';
import { benchFairness } from './fairness/fairness.ts';
import { benchFaults } from './faults/bench-faults.ts';
import { benchFlood } from './flood.ts';
import { benchForms } from './forms.ts';
import { benchGreen } from './green.ts';
import { benchKill } from './kill/kill.ts';
import { benchInterrupt, benchLeads } from './leads.ts';
import { benchLibraries } from './libraries/libraries.ts';
import { benchLive } from './live.ts';
import { benchLoad } from './load/load.ts';
import { benchMoney } from './money/money.ts';
import { benchN8n } from './n8n.ts';
import { benchOpenApi } from './openapi.ts';
import { benchOutcomes } from './outcomes/outcomes.ts';
import { benchPress } from './press.ts';
import { benchRehearse } from './rehearse.ts';
import { benchMcp } from './mcp.ts';
import { benchRestore } from './restore.ts';
import { benchScale } from './scale/scale.ts';
import { benchScreenshots } from './screenshots.ts';
import { benchSite } from './site.ts';
import { benchSpeed } from './speed.ts';
import { benchWords } from './words.ts';

const parts: Record<string, (options: readonly string[]) => Promise<void>> = {
  bulk: benchBulk,
  callbacks: benchCallbacks,
  leads: benchLeads,
  interrupt: benchInterrupt,
  fairness: benchFairness,
  flood: benchFlood,
  forms: benchForms,
  green: benchGreen,
  drift: benchDrift,
  mcp: benchMcp,
  openapi: benchOpenApi,
  outcomes: benchOutcomes,
  kill: benchKill,
  faults: benchFaults,
  press: benchPress,
  rehearse: benchRehearse,
  restore: benchRestore,
  scale: benchScale,
  speed: benchSpeed,
  screenshots: benchScreenshots,
  dashboard: benchDashboard,
  libraries: benchLibraries,
  live: benchLive,
  load: benchLoad,
  money: benchMoney,
  n8n: benchN8n,
  site: benchSite,
  words: benchWords,
};

const [part, ...options] = process.argv.slice(2);
if (part === undefined) {
  for (const [name, bench] of Object.entries(parts)) if (name !== 'green') await bench([]);
} else if (parts[part]) {
  await parts[part](options);
} else {
  console.error(`No benchmark is called ${part}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exitCode = 2;
}
await run.end();

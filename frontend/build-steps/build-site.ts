/**
 * `npm run build`: runs React Router's build, then the remaining steps. The build is always for
 * production. A build that a test runner starts would otherwise inherit the runner's NODE_ENV and
 * contain React's development version.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { status } = spawnSync('react-router build . --config build-steps/vite.config.ts', {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: 'inherit',
  shell: true,
});
if (status === 0) await import('./finish-build.ts');
else process.exitCode = status ?? 1;

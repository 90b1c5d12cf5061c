/**
 * `npm run build`: React Router's build, then what is left to do. Always for production: a build
 * started by a test runner inherits its NODE_ENV and would ship React's development version.
 */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('react-router build', {
  cwd: import.meta.dirname,
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: 'inherit',
  shell: true,
});
if (status === 0) await import('./finish-build.ts');
else process.exitCode = status ?? 1;

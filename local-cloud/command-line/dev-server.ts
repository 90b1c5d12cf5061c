/**
 * Serves the site from its sources for `--watch`: Vite with the site's own configuration, and
 * `config.json` from the deployed site. watch.ts forks this program as a separate process, so that
 * building pages does not delay the emulators. The process ends with its parent.
 */
import { join } from 'node:path';
import { createServer } from 'vite';

const [projectRoot = '', port = '', siteOrigin = ''] = process.argv.slice(2);
const root = join(projectRoot, 'frontend');

process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);

const server = await createServer({
  root,
  configFile: join(root, 'build-steps/vite.config.ts'),
  clearScreen: false,
  logLevel: 'error',
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    proxy: { '/config.json': siteOrigin },
  },
});
await server.listen();
process.send?.('ready');

import { reactRouter } from '@react-router/dev/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const repository = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [reactRouter()],
  server: { fs: { allow: [repository] } },
  build: { target: 'es2022' },
});

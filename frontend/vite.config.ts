import { reactRouter } from '@react-router/dev/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { withoutThemeTokens } from './without-theme-tokens.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [reactRouter(), withoutThemeTokens()],
  server: { fs: { allow: [repository] } },
  build: { target: 'es2022' },
});

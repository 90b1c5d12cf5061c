import { reactRouter } from '@react-router/dev/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { applicationPages } from '../app/application-pages.ts';
import { noteFirstViews } from './first-view.ts';
import { withoutUnreadParts } from './without-unread-parts.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  plugins: [reactRouter(), withoutUnreadParts(), noteFirstViews(Object.values(applicationPages))],
  server: { fs: { allow: [repository] } },
  build: {
    target: 'es2022',
    // The scripts of the first view contain each other's file names, so shorter file names make
    // these scripts smaller.
    rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash:7].js' } },
  },
});

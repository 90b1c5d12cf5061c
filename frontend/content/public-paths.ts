import { services } from './services/catalogue.ts';

/** Every page that anybody may read and a search engine should know. */
export const publicPaths: readonly string[] = [
  '/',
  '/about',
  '/services',
  ...services.map(({ path }) => path),
  '/saas',
  '/contact',
  '/beauty-case-study',
];

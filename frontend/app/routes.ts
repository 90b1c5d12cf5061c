import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { services } from '../content/services/catalogue.ts';
import { applicationPages } from './application-pages.ts';

export default [
  layout('site-layout.tsx', [
    index('../pages/home.tsx'),
    route('about', '../pages/about.tsx'),
    route('services', '../pages/services.tsx'),
    ...services.map(({ path }) => route(path, '../pages/service.tsx', { id: path })),
    route('saas', '../pages/saas.tsx'),
    route('contact', '../pages/contact.tsx'),
    route('problems', '../pages/problems.tsx'),
    route('beauty-case-study', '../pages/beauty-case-study.tsx'),
    route('*', '../pages/not-found.tsx'),
  ]),
  layout(
    'application-layout.tsx',
    Object.keys(applicationPages).map((path) => route(path, 'prerendered-page.tsx', { id: path })),
  ),
] satisfies RouteConfig;

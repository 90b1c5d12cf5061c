import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('site-layout.tsx', [index('../pages/home.tsx'), route('*', '../pages/not-found.tsx')]),
  layout('account-layout.tsx', [
    route('auth', '../pages/auth.tsx'),
    route('dashboard', '../pages/dashboard.tsx'),
  ]),
] satisfies RouteConfig;

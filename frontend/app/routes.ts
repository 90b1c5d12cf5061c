import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('site-layout.tsx', [
    index('../pages/home.tsx'),
    route('auth', '../pages/auth.tsx'),
    route('*', '../pages/not-found.tsx'),
  ]),
  route('dashboard', '../pages/dashboard.tsx'),
] satisfies RouteConfig;

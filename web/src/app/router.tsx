import { Navigate, type RouteObject } from 'react-router';
import { PlanGate } from '#app/guards/plan-gate.tsx';
import { VisitorOnly } from '#app/guards/visitor-only.tsx';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { paths } from '#shared/paths.ts';

const withFooter: RouteHandle = { footer: true };
const filling: RouteHandle = { fill: true };
const withBar: RouteHandle = { bar: true };
const withBoth: RouteHandle = { footer: true, bar: true };

const publicRoutes: RouteObject[] = [
  {
    element: <PlanGate otherwise={<Navigate to={paths.home} replace />} />,
    children: [{ path: paths.landing, handle: withFooter, lazy: () => import('#features/landing/landing-page.tsx') }],
  },
  {
    element: <PlanGate />,
    children: [{ path: paths.home, handle: withFooter, lazy: () => import('#features/landing/home-page.tsx') }],
  },
  {
    element: <VisitorOnly />,
    children: [
      {
        lazy: () => import('#app/queries.tsx'),
        children: [
          { path: paths.signup, handle: withFooter, lazy: () => import('#features/account/signup-page.tsx') },
          { path: paths.login, handle: withFooter, lazy: () => import('#features/account/login-page.tsx') },
        ],
      },
    ],
  },
  {
    lazy: () => import('#app/queries.tsx'),
    children: [
      { path: paths.forgot, handle: withFooter, lazy: () => import('#features/account/forgot-page.tsx') },
      { path: paths.reset, handle: withFooter, lazy: () => import('#features/account/reset-page.tsx') },
      { path: paths.confirmMail, handle: withFooter, lazy: () => import('#features/account/confirm-mail-page.tsx') },
    ],
  },
  { path: paths.legal, handle: withFooter, lazy: () => import('#features/legal/legal-page.tsx') },
];

/** Screens that edit the draft. */
const draftRoutes: RouteObject[] = [
  { path: paths.mode, lazy: () => import('#features/onboarding/mode-page.tsx') },
  { path: paths.upload, lazy: () => import('#features/onboarding/upload-page.tsx') },
  { path: paths.onboardingChat, handle: filling, lazy: () => import('#features/onboarding/chat-page.tsx') },
  { path: paths.form, lazy: () => import('#features/onboarding/form-page.tsx') },
  {
    path: paths.recommendations,
    handle: withBar,
    lazy: () => import('#features/recommendations/recommendations-page.tsx'),
  },
  { path: paths.idea(':id'), handle: withBar, lazy: () => import('#features/recommendations/idea-page.tsx') },
  { path: paths.profile, handle: withBoth, lazy: () => import('#app/profile-screen.tsx') },
];

const signedInRoutes: RouteObject[] = [
  { lazy: () => import('#app/guards/hydrated-draft.tsx'), children: draftRoutes },
  { path: paths.account, handle: withBoth, lazy: () => import('#app/account-screen.tsx') },
  { path: paths.data, handle: withBoth, lazy: () => import('#features/profile/data-page.tsx') },
  { path: paths.memory, handle: withBoth, lazy: () => import('#features/memory/memory-page.tsx') },
  { path: paths.rhythm, handle: withBoth, lazy: () => import('#features/rhythm/rhythm-page.tsx') },
  { path: paths.onboarding, lazy: () => import('#app/guards/start-redirect.tsx') },
  { path: paths.chat, lazy: () => import('#app/chat-placeholder.tsx') },
  { path: paths.activePlan, handle: withBar, lazy: () => import('#app/guards/active-plan-redirect.tsx') },
  {
    lazy: async () => ({ Component: (await import('#app/shell/signed-in.tsx')).NoPlanGuard }),
    children: [
      {
        path: paths.plan(':id'),
        handle: { ...filling, ...withBar },
        lazy: () => import('#features/plan/workspace-page.tsx'),
      },
    ],
  },
];

/** For those who build the product, without the shell: no build for production holds it (`build/built.ts` sees to that). */
export const devRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/dev/ui', lazy: () => import('#app/dev/component-page.tsx') }]
  : [];

/** Every screen by its address. Their code comes with `lazy`, which the router of `screens.tsx` sees to. */
export const routes: RouteObject[] = [
  ...publicRoutes,
  { lazy: () => import('#app/shell/signed-in.tsx'), children: signedInRoutes },
  { path: '*', element: <Navigate to={paths.landing} replace /> },
];

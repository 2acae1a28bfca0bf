import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from '#app/router.tsx';
import '#app/styles.css';
import { startTexts } from '#shared/i18n/i18n.ts';
import { followOtherTabs } from '#shared/session.ts';
import { useSettings } from '#shared/settings.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

followOtherTabs();
const router = createBrowserRouter(routes);
await startTexts(useSettings.getState().language);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

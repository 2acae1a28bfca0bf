import { directionOf, type Language } from '@foothold/contract';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { routes } from '#app/router.tsx';
import { Screens } from '#app/screens.tsx';
import { loadScreen } from '#app/load-screen.ts';
import { translator } from '#shared/i18n/engine.ts';
import { loadTexts } from '#shared/i18n/i18n.ts';
import { landingSections } from '#shared/i18n/sections.ts';
import { paths } from '#shared/paths.ts';

/** Screens that look the same to every visitor. */
export const prerenderedPaths = [paths.landing, paths.login, paths.signup] as const;

export interface PrerenderedPage {
  path: string;
  language: Language;
  direction: 'ltr' | 'rtl';
  /** The h1's words, which name the browser's tab too. */
  title: string;
  /** A sentence for search engines. */
  description: string;
  /** What a browser without JavaScript is told. */
  noscript: string;
  /** What stands inside #root. */
  html: string;
}

/** A screen as a visitor first sees it, in one language. One at a time: the language is the whole module's. */
export async function prerender(path: string, language: Language): Promise<PrerenderedPage> {
  await loadTexts(language, landingSections);
  await loadScreen(routes, { pathname: path });
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <Screens />
      </StaticRouter>
    </StrictMode>,
  );
  const title = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  if (!title) throw new Error(`${path} has no heading in ${language}`);
  const t = translator('landing');
  return {
    path,
    language,
    direction: directionOf(language),
    title,
    description: t('meta.description'),
    noscript: t('meta.noscript'),
    html,
  };
}

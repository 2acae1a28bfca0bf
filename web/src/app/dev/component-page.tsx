import '#app/dev/component-page.css';
import { isLanguage } from '@foothold/contract';
import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ComponentFrames } from '#app/dev/component-frames.tsx';
import { ComponentSheet } from '#app/dev/component-sheet.tsx';
import type { Theme } from '#shared/settings.ts';

function useTheme(theme: Theme | null): void {
  useLayoutEffect(() => {
    if (!theme) return;
    document.documentElement.classList.remove('dark', 'light');
    document.documentElement.classList.add(theme);
  }, [theme]);
}

function readTheme(named: string | null): Theme | null {
  return named === 'dark' || named === 'light' ? named : null;
}

/**
 * `/dev/ui`, in development only: every shared part in all its states, in both themes and directions side by side; with
 * `?theme=dark&lang=he` in one of them. For those who build the product, so that its own words are in English alone.
 */
export function ComponentPage() {
  const [wanted] = useSearchParams();
  const theme = readTheme(wanted.get('theme'));
  useTheme(theme);
  return theme && isLanguage(wanted.get('lang')) ? <ComponentSheet /> : <ComponentFrames />;
}

export { ComponentPage as Component };

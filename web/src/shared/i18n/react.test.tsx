import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { changeLanguage, startTexts } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/react.tsx';

function Legal() {
  const { t, i18n } = useTranslation(['legal', 'common']);
  return (
    <p lang={i18n.language}>
      {t('title')} {t('common:retry')}
    </p>
  );
}

describe('words of a section that was not there yet', () => {
  it('are waited for, and come in the next language too', async () => {
    await startTexts('en');
    render(
      <Suspense fallback="…">
        <Legal />
      </Suspense>,
    );
    expect(await screen.findByText(/Try again/)).toBeTruthy();
    await changeLanguage('fr');
    const shown = await screen.findByText(/Réessayer/);
    expect(shown.lang).toBe('fr');
    expect(shown.textContent).not.toContain('title');
  });
});

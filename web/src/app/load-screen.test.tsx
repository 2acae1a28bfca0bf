import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it } from 'vitest';
import { forgetFailed, type Loads, loadScreen, screenOf } from '#app/load-screen.ts';
import '#shared/testing/browser.ts';

function show(load: Loads) {
  const Page = () => screenOf(load);
  return render(
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>Again</button>}
      onReset={forgetFailed}
    >
      <Suspense fallback="…">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
}

it('shows a screen at once whose code was loaded ahead', async () => {
  const load: Loads = async () => ({ Component: () => <p>Here</p> });
  await loadScreen([{ path: '/', lazy: load }], { pathname: '/' });
  expect(show(load).container.textContent).toBe('Here');
});

it('tries a screen again whose code could not be had, when it is next shown', async () => {
  let tries = 0;
  const load: Loads = async () => {
    tries += 1;
    if (tries === 1) throw new Error('No network');
    return { Component: () => <p>Here</p> };
  };
  show(load);
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Here')).toBeTruthy();
  expect(tries).toBe(2);
});

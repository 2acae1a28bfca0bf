import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { usePressedLink } from '#app/shell/use-pressed-link.ts';

const screens = Promise.withResolvers<{ default: () => string }>();
const Slow = lazy(() => screens.promise);

function Frame() {
  usePressedLink();
  return (
    <>
      <Link to="/slow">Slow</Link>
      <Link to="/slow?again">Again</Link>
      <Link to="/slow" onClick={(event) => event.preventDefault()}>
        Kept
      </Link>
      <Suspense>
        <Routes>
          <Route path="/slow" element={<Slow />} />
          <Route path="*" element="The page before" />
        </Routes>
      </Suspense>
    </>
  );
}

const isShown = (name: string) => screen.getByRole('link', { name }).hasAttribute('data-pressed');

it('shows that a link was pressed until its page stands, and only where it leads to one', async () => {
  render(<Frame />, { wrapper: BrowserRouter });
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Kept' }));
  expect(isShown('Kept')).toBe(false);

  await user.click(screen.getByRole('link', { name: 'Slow' }));
  expect(screen.getByText('The page before')).toBeTruthy();
  expect(isShown('Slow')).toBe(true);

  await user.click(screen.getByRole('link', { name: 'Again' }));
  expect([isShown('Slow'), isShown('Again')]).toEqual([false, true]);

  await act(async () => screens.resolve({ default: () => 'The page' }));
  expect(await screen.findByText('The page')).toBeTruthy();
  expect([isShown('Slow'), isShown('Again')]).toEqual([false, false]);
});

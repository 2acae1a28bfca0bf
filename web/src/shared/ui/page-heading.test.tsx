import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ArrivalContext, useArrival } from '#shared/ui/arrival.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';

afterEach(cleanup);

function Frame() {
  return (
    <ArrivalContext value={useArrival()}>
      <button type="button">Link</button>
      <button type="button">Elsewhere</button>
      <Outlet />
    </ArrivalContext>
  );
}

/** A screen that is loading until its button is clicked. */
function SlowScreen() {
  const [loaded, setLoaded] = useState(false);
  if (loaded) return <PageHeading title="Arrived" />;
  return (
    <button type="button" onClick={() => setLoaded(true)}>
      Loading
    </button>
  );
}

async function arrive(): Promise<void> {
  const children = [
    { path: '/', element: <p>Start</p> },
    { path: '/slow', element: <SlowScreen /> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }]);
  render(<RouterProvider router={router} />);
  screen.getByText('Link').focus();
  await act(() => router.navigate('/slow'));
}

it('takes the focus when one comes from another screen', async () => {
  await arrive();
  fireEvent.click(screen.getByText('Loading'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('leaves the focus where the person has put it while the screen was loading', async () => {
  await arrive();
  screen.getByText('Elsewhere').focus();
  fireEvent.click(screen.getByText('Loading'));
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
});

it('leaves the focus where it was put before the address led on to another one', async () => {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <p>Start</p> },
        { path: '/newest', element: <p>Looking</p> },
        { path: '/slow', element: <SlowScreen /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  screen.getByText('Link').focus();
  await act(() => router.navigate('/newest'));
  screen.getByText('Elsewhere').focus();
  await act(() => router.navigate('/slow', { replace: true }));
  fireEvent.click(screen.getByText('Loading'));
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
});

it('leaves the focus alone where only the rest of the address changes', async () => {
  const router = createMemoryRouter([{ path: '/', element: <PageHeading title="Here" /> }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/?step=2'));
  expect(document.activeElement).toBe(document.body);
});

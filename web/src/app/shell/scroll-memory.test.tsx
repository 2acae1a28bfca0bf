import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { type NavigateFunction, MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollMemory } from '#app/shell/scroll-memory.tsx';
import '#shared/testing/browser.ts';

let navigate: NavigateFunction;

function Ways() {
  const found = useNavigate();
  useEffect(() => {
    navigate = found;
  });
  return null;
}

/** Where the window stands: jsdom draws nothing, and so scrolls nothing. */
function scrollBy(person: number): void {
  Object.defineProperty(window, 'scrollY', { value: person, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const go = (to: string | number) => act(async () => (typeof to === 'number' ? navigate(to) : navigate(to)));

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(((_left: number, top: number) => scrollBy(top)) as typeof scrollTo);
  render(
    <MemoryRouter initialEntries={['/ideas']}>
      <Ways />
      <ScrollMemory />
    </MemoryRouter>,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  scrollBy(0);
});

it('begins another page at its top, and finds the one before where it was left', async () => {
  scrollBy(640);
  await go('/plan');
  expect(window.scrollY).toBe(0);
  scrollBy(90);
  await go(-1);
  expect(window.scrollY).toBe(640);
  await go(1);
  expect(window.scrollY).toBe(90);
});

it('moves nothing at another view of the same page', async () => {
  scrollBy(640);
  await go('/ideas?compare=1,2');
  expect(window.scrollY).toBe(640);
});

it('takes an address as it is that cannot be decoded', async () => {
  scrollBy(640);
  await go('/legal#%E0%A4%A');
  expect(window.scrollY).toBe(0);
});

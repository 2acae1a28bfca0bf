import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpener } from './use-opener.ts';

function button(name: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.textContent = name;
  document.body.append(element);
  return element;
}

it('is what had the focus when it was asked for, wherever the focus goes meanwhile', () => {
  const [opener, next] = [button('Open'), button('Next')];
  const hook = renderHook(({ open }) => useOpener(open), { initialProps: { open: false } });
  opener.focus();
  hook.rerender({ open: true });
  next.focus();
  hook.rerender({ open: true });
  expect(hook.result.current()).toBe(opener);
  hook.rerender({ open: false });
  expect(hook.result.current()).toBe(opener);
  opener.remove();
  expect(hook.result.current()).toBeNull();
  next.remove();
});

it('is nothing when nothing had the focus', () => {
  const hook = renderHook(({ open }) => useOpener(open), { initialProps: { open: false } });
  hook.rerender({ open: true });
  expect(hook.result.current()).toBeNull();
});

import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openWorkspace } from './workspace-testing.tsx';
import { printPlan } from './printed-plan.tsx';

it('stands in the document while it is printed, with boxes, minutes and limits, and not before or after', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    fireEvent(window, new Event('beforeprint'));
  });
  await openWorkspace();
  expect(document.querySelector('.print-sheet')).toBeNull();
  await printPlan();
  expect(print).toHaveBeenCalledOnce();

  const sheet = document.querySelector<HTMLElement>('body > .print-sheet')!;
  expect(within(sheet).getByText('Choose a format')).toBeDefined();
  expect(within(sheet).getAllByText(/^\(about 45 minutes\)$/)).toHaveLength(4);
  expect(within(sheet).getAllByText('Two hours, no money.')).toHaveLength(2);
  expect(within(sheet).getAllByText('✓')).toHaveLength(2);
  expect(sheet.textContent).toContain(window.location.origin);

  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('.print-sheet')).toBeNull();
  expect(screen.getByRole('log')).toBeDefined();
});

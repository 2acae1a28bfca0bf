import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpener } from './use-opener.ts';

let opener: () => HTMLElement | null = () => null;

function Page({ open, gone = false }: { open: boolean; gone?: boolean }) {
  opener = useOpener(open);
  return (
    <>
      {!gone && <button type="button">Open</button>}
      <button type="button">Next</button>
    </>
  );
}

it('is what had the focus when it was asked for, wherever the focus goes meanwhile', () => {
  const page = render(<Page open={false} />);
  screen.getByText('Open').focus();
  page.rerender(<Page open />);
  screen.getByText('Next').focus();
  page.rerender(<Page open />);
  expect(opener()?.textContent).toBe('Open');
  page.rerender(<Page open={false} />);
  expect(opener()?.textContent).toBe('Open');
  page.rerender(<Page open={false} gone />);
  expect(opener()).toBeNull();
});

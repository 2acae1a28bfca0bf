import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import '#shared/testing/browser.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { FirstVisitPopup } from '#shared/ui/first-visit-popup.tsx';
import { ItemList } from '#shared/ui/item-list.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { TutorialHint } from '#shared/ui/tutorial-hint.tsx';

describe('TextArea', () => {
  const direction = () => screen.getByRole('textbox').getAttribute('dir');

  it('follows the text only once there is some', () => {
    render(<TextArea label="Notes" />);
    expect(direction()).toBeNull();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'שלום' } });
    expect(direction()).toBe('auto');
    fireEvent.input(screen.getByRole('textbox'), { target: { value: '' } });
    expect(direction()).toBeNull();
  });

  it('knows a text that a form put there', async () => {
    function Form() {
      const { register } = useForm({ defaultValues: { notes: 'Here already' } });
      return <TextArea label="Notes" {...register('notes')} />;
    }
    render(<Form />);
    await waitFor(() => expect(direction()).toBe('auto'));
  });
});

describe('a field', () => {
  it('is tied to its label, hint and error', () => {
    render(<TextField label="Email" hint="Yours" error="Not complete" />);
    const field = screen.getByLabelText('Email');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Yours', 'Not complete']);
  });
});

describe('Button', () => {
  it('is disabled and reads its busy label while busy', () => {
    render(
      <Button busy busyLabel="Sending…">
        Send
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' });
    expect(button.disabled).toBe(true);
    expect(button.type).toBe('button');
  });
});

describe('ErrorText', () => {
  it('is nothing without a text', () => {
    const { container } = render(
      <ErrorText>
        {false}
        {null}
      </ErrorText>,
    );
    expect(container.innerHTML).toBe('');
  });
});

describe('ItemList', () => {
  it('edits and deletes by place', async () => {
    const onEdit = vi.fn<(index: number) => void>();
    const onDelete = vi.fn<(index: number) => void>();
    const items = ['Baking', 'Welding'];
    render(<ItemList label="Skills" items={items} describe={(item) => item} onEdit={onEdit} onDelete={onDelete} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Welding' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Baking' }));
    expect(onEdit).toHaveBeenCalledWith(1);
    expect(onDelete).toHaveBeenCalledWith(0);
  });
});

describe('what is shown the first time', () => {
  it('never comes back after “Got it”: the popup', async () => {
    const popup = (
      <FirstVisitPopup pageKey="home" title="Welcome">
        <p>Words</p>
      </FirstVisitPopup>
    );
    const first = render(popup);
    await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();
    render(popup);
    expect(screen.queryByText('Words')).toBeNull();
    expect(localStorage.getItem('first-visit:home')).toBe('seen');
  });

  it('never comes back after “Got it”: the hint', async () => {
    const first = render(<TutorialHint hintKey="mode">Words</TutorialHint>);
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('Words')).toBeNull();
    first.unmount();
    render(<TutorialHint hintKey="mode">Words</TutorialHint>);
    expect(screen.queryByText('Words')).toBeNull();
  });
});

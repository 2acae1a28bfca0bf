import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

  it('says that nothing more fits, as long as nothing does', async () => {
    render(<TextArea label="Notes" maxLength={5} />);
    await userEvent.type(screen.getByRole('textbox'), 'four');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.paste('teen');
    const note = screen.getByRole('alert');
    expect(note.textContent).toBe('That’s as much as fits here: 5 characters.');
    const box = screen.getByRole('textbox');
    expect([box.getAttribute('aria-describedby'), box.getAttribute('aria-invalid')]).toEqual([note.id, null]);
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says it no more of a box that was emptied', async () => {
    function Form() {
      const [text, setText] = useState('');
      return (
        <>
          <TextArea label="Notes" maxLength={5} value={text} onChange={({ target }) => setText(target.value)} />
          <button type="button" onClick={() => setText('')}>
            Empty
          </button>
        </>
      );
    }
    render(<Form />);
    await userEvent.type(screen.getByRole('textbox'), 'fiver');
    expect(screen.getByRole('alert')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect([direction(), screen.getByRole('textbox').getAttribute('aria-describedby')]).toEqual([null, null]);
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
  it('does nothing and reads its busy label while busy, and keeps the focus of whoever pressed it', async () => {
    const [onClick, onSubmit] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input />
        <Button type="submit" busy={busy} disabled={busy} busyLabel="Sending…" onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    screen.getByRole('button', { name: 'Send' }).focus();
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Sending…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends a form only where it is told to', () => {
    render(<Button>Send</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).type).toBe('button');
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
    const first = render(
      <main tabIndex={-1}>
        <TutorialHint hintKey="mode">Words</TutorialHint>
      </main>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('Words')).toBeNull();
    expect(document.activeElement, 'what stands around it').toBe(screen.getByRole('main'));
    first.unmount();
    render(<TutorialHint hintKey="mode">Words</TutorialHint>);
    expect(screen.queryByText('Words')).toBeNull();
  });
});

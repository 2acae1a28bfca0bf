import { isBlank, MESSAGE_LIMIT } from '@foothold/contract';
import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { enterSends, isTouchOnly } from './enter-sends.ts';
import type { Conversation } from './use-chat-turns.ts';
import type { DraftText } from './use-draft-text.ts';

interface ComposerProps {
  label: string;
  placeholder: string;
  draft: DraftText;
  phase: Conversation['phase'];
  /** Resolves with false when the text must come back into the box. */
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
  /** The box itself, to bring the focus there. */
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Send, in whose place Stop stands: where the focus goes when what asked for a reply goes away with it. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/**
 * The box a message is written in. Enter sends and Shift+Enter breaks the line; where only fingers type, Enter breaks
 * the line for those who want that (`enter-sends.ts`). It is read-only until the server has the message, and free again while the reply comes.
 */
export function Composer({ label, placeholder, draft, phase, onSend, onStop, inputRef, buttonRef }: ComposerProps) {
  const { t } = useTranslation('chat');
  const tooLongId = useId();
  // Asked once: the box is drawn again with every word of a reply.
  const [breaksLines] = useState(() => !enterSends() && isTouchOnly());
  useEscape(phase !== 'idle', onStop);

  const excess = draft.text.length - MESSAGE_LIMIT;
  const sendable = phase === 'idle' && !isBlank(draft.text) && excess <= 0;

  async function send() {
    if (!sendable) return;
    const text = draft.text;
    draft.set('');
    const delivered = await onSend(text);
    if (!delivered) draft.restore(text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || breaksLines) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={inputRef}
          aria-label={label}
          aria-invalid={excess > 0}
          aria-describedby={excess > 0 ? tooLongId : undefined}
          placeholder={placeholder}
          dir={draft.text === '' ? undefined : 'auto'}
          rows={1}
          enterKeyHint={breaksLines ? 'enter' : 'send'}
          readOnly={phase === 'sending'}
          value={draft.text}
          onChange={(event) => draft.set(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-48 min-h-12 w-full min-w-0 flex-1 resize-none rounded-md border border-border-strong bg-surface px-4 py-3 text-base leading-snug placeholder:text-subtle read-only:text-muted"
        />
        <SendOrStop phase={phase} sendable={sendable} onStop={onStop} buttonRef={buttonRef} />
      </div>
      {excess > 0 && (
        <p id={tooLongId} role="alert" className="pt-1 text-sm text-danger">
          {t('composer.tooLong', { count: excess })}
        </p>
      )}
    </form>
  );
}

type SendOrStopProps = Pick<ComposerProps, 'phase' | 'onStop'> & {
  sendable: boolean;
  buttonRef: Ref<HTMLButtonElement> | undefined;
};

/** Send, or Stop in its place while a reply comes. */
function SendOrStop({ phase, sendable, onStop, buttonRef }: SendOrStopProps) {
  const { t } = useTranslation('chat');
  if (phase === 'idle')
    return (
      <button
        ref={buttonRef}
        type="submit"
        aria-label={t('composer.send')}
        // Not `disabled`: who sent by this button keeps the focus on it.
        aria-disabled={!sendable}
        className={`${square} ${amber}`}
      >
        <SendHorizontal className="size-5 rtl:-scale-x-100" />
      </button>
    );
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={t('composer.stop')}
      onClick={(event) => {
        // It is Send before the browser goes on with this press, and would send what was begun meanwhile.
        event.preventDefault();
        onStop();
      }}
      className={`${square} ${plain}`}
    >
      <Square className="size-4 fill-current" />
    </button>
  );
}

const square = 'inline-flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-md border';
const amber =
  'border-primary-edge bg-primary text-on-primary hover:bg-primary-hover aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:opacity-55';
const plain = 'border-border-strong bg-surface2 hover:bg-surface3';

/** True while an input method puts a character together: its Enter chooses, and Safari tells it only by code 229. */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
}

/** Esc stops the reply, unless an open dialog has it. */
function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      const inDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
      if (event.key === 'Escape' && !event.defaultPrevented && !inDialog) onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active, onEscape]);
}

import { useTranslation } from '#shared/i18n/react.tsx';

interface SuggestionsProps {
  /** Whole messages, ready to send. */
  messages: readonly string[];
  onPick: (message: string) => void;
  disabled?: boolean;
}

/**
 * Next messages a person may want to send, as a row of chips that scrolls sideways when it is full. While they can't be
 * sent they can still be reached, so that the row can be scrolled by keyboard and no focus is lost.
 */
export function Suggestions({ messages, onPick, disabled = false }: SuggestionsProps) {
  const { t } = useTranslation('chat');
  if (messages.length === 0) return null;
  return (
    <ul
      aria-label={t('suggestions')}
      className="flex gap-2 overflow-x-auto [@media(max-height:30rem)]:hidden -mx-1 p-1 [scrollbar-width:none]"
    >
      {messages.map((message) => (
        <li key={message} className="shrink-0">
          <button
            type="button"
            dir="auto"
            aria-disabled={disabled}
            onClick={() => disabled || onPick(message)}
            className="min-h-11 cursor-pointer whitespace-nowrap rounded-full border border-border-strong px-4 text-sm hover:bg-surface2 aria-disabled:cursor-default aria-disabled:text-subtle"
          >
            {message}
          </button>
        </li>
      ))}
    </ul>
  );
}

import { Lightbulb } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { focusAround } from '#shared/ui/focus-around.ts';
import { useSeen } from '#shared/ui/seen.ts';

/** A corner of the hint itself, below it. */
const pointer = {
  position: 'absolute',
  insetBlockEnd: '-0.375rem',
  insetInlineStart: '1.5rem',
  width: '0.75rem',
  height: '0.75rem',
  background: 'inherit',
  rotate: '45deg',
} as const;

/** Whether a hint was put away, and the way to do so. */
export const useHintSeen = (hintKey: string) => useSeen(`hint:${hintKey}`);

interface TutorialHintProps {
  hintKey: string;
  /** While something else is to be read first. */
  waits?: boolean;
  children: ReactNode;
}

/** A hint above what it means, to which it points, until it is put away; nothing is blocked by it. */
export function TutorialHint({ hintKey, waits = false, children }: TutorialHintProps) {
  const { t } = useTranslation('common');
  const [seen, markSeen] = useHintSeen(hintKey);
  const hint = useRef<HTMLElement>(null);
  if (seen || waits) return null;

  function putAway() {
    focusAround(hint.current);
    markSeen();
  }

  return (
    <aside
      ref={hint}
      aria-label={t('hint')}
      className="relative flex flex-wrap items-center gap-3 rounded-md bg-primary-soft px-4 py-2 text-primary-text"
    >
      <Lightbulb className="size-5 shrink-0" />
      <div className="min-w-48 flex-1">{children}</div>
      <Button variant="ghost" className="text-primary-text!" onClick={putAway}>
        {t('gotIt')}
      </Button>
      <span aria-hidden="true" style={pointer} />
    </aside>
  );
}

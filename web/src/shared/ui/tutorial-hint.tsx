import { Lightbulb } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { focusAround } from '#shared/ui/focus-around.ts';
import { useSeen } from '#shared/ui/seen.ts';

/** A hint inside a screen, until it is put away; nothing is blocked by it. */
export function TutorialHint({ hintKey, children }: { hintKey: string; children: ReactNode }) {
  const { t } = useTranslation('common');
  const [seen, markSeen] = useSeen(`hint:${hintKey}`);
  const hint = useRef<HTMLElement>(null);
  if (seen) return null;

  function putAway() {
    focusAround(hint.current);
    markSeen();
  }

  return (
    <aside
      ref={hint}
      aria-label={t('hint')}
      className="flex flex-wrap items-center gap-3 rounded-md bg-primary-soft px-4 py-2 text-primary-text"
    >
      <Lightbulb aria-hidden="true" className="size-5 shrink-0" />
      <div className="min-w-48 flex-1">{children}</div>
      <Button variant="ghost" className="text-primary-text!" onClick={putAway}>
        {t('gotIt')}
      </Button>
    </aside>
  );
}

import type { Substep } from '@foothold/contract';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';

/** How such a result may look, and what to ask about it in the chat. */
export function ResultExample({ work, onAsk }: { work: Substep['work']; onAsk: (prompt: string) => void }) {
  const { t } = useTranslation('result');
  return (
    <section className="grid gap-2 rounded-md border border-border p-3 text-sm">
      <h2 className="font-semibold">{t('example')}</h2>
      <p dir="auto" className="text-muted">
        {work.example}
      </p>
      <h2 className="font-semibold">{t('ask')}</h2>
      <div className="flex flex-wrap gap-2">
        {work.prompts.map((prompt) => (
          <Button key={prompt} variant="secondary" className="h-auto text-start" onClick={() => onAsk(prompt)}>
            <MessageCircleQuestion className="size-4 shrink-0" />
            <bdi>{prompt}</bdi>
          </Button>
        ))}
      </div>
    </section>
  );
}

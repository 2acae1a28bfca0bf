import type { Source } from '@foothold/contract';
import { BookOpen, Sparkles } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';

/** Who wrote an idea, as a small sign; the words are its name, and shown to who points at it. */
export function SourceSign({ source }: { source: Source }) {
  const { t } = useTranslation('chat');
  const name = t(`source.${source}`);
  const Icon = source === 'builtin' ? BookOpen : Sparkles;
  return (
    <span title={name}>
      <Icon className="size-4" />
      <span className="sr-only">{name}</span>
    </span>
  );
}

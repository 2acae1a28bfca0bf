import type { Substep } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { ResultEditor } from './result-editor.tsx';
import { useResult } from './use-result.ts';

/** The place for what a task brings, within the task itself. */
export function TodayResult({ planId, substep }: { planId: string; substep: Substep }) {
  const { t } = useTranslation('result');
  const { substep_id: id, title, work } = substep;
  const { content, isFilled, isFailed, state, edit } = useResult({ id, planId, title, kind: work.kind });
  if (isFailed) return <ErrorText>{t('failed')}</ErrorText>;
  if (!content) return <Skeleton lines={3} />;
  return (
    <div className="grid gap-3">
      <ResultEditor content={content} onEdit={edit} />
      <output className="text-sm text-muted">
        {isFilled && t(state === 'waiting' && navigator.onLine ? 'keeping' : state)}
      </output>
    </div>
  );
}

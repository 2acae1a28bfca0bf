import type { Step } from '@foothold/contract';
import { FlaskConical, OctagonX, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';

/** How to keep a step small: the smallest test, the most to put in, and when to stop. */
export function StepSafety({ step }: { step: Step }) {
  const { t } = useTranslation('plan');
  return (
    <dl className="grid gap-3 rounded-md bg-surface2 p-3 text-sm">
      <Line icon={<FlaskConical className="size-4 text-done" />} name={t('context.smallestTest')}>
        {step.smallest_test}
      </Line>
      <Line icon={<Wallet className="size-4 text-info" />} name={t('context.cap')}>
        {step.cap}
      </Line>
      <Line icon={<OctagonX className="size-4 text-danger" />} name={t('context.stopIf')}>
        {step.stop_if}
      </Line>
    </dl>
  );
}

/** Nothing at all for a step that has no such text, as the one that gathers work already done. */
function Line({ icon, name, children }: { icon: ReactNode; name: string; children: string }) {
  if (children === '') return null;
  return (
    <div>
      <dt className="flex items-center gap-2 font-semibold">
        {icon}
        {name}
      </dt>
      <dd dir="auto" className="ps-6 text-muted">
        {children}
      </dd>
    </div>
  );
}

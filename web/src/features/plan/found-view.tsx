import { type FoundResult, holdsSomething, type Plan, StepChoice } from '@foothold/contract';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from '#shared/i18n/react.tsx';
import { saveAsFile } from '#shared/save-as-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { linesOf, provedAndAssumed } from './found-lines.ts';
import { titleOf } from './plan-items.ts';
import { useFound } from './use-found.ts';

/** What was found out in a plan, what a refinement removed included, and the same on one page. */
export function FoundView({ plan }: { plan: Plan }) {
  const { t } = useTranslation('result');
  const { data, isError } = useFound(plan);
  const found = data?.filter(holdsSomething);
  return (
    <>
      <PageHeading title={t('found.title')} className="text-xl" />
      {isError && <ErrorText>{t('failed')}</ErrorText>}
      {!found && !isError && <Skeleton lines={5} />}
      {found?.length === 0 && <p className="text-muted">{t('found.none')}</p>}
      {found && found.length > 0 && (
        <>
          <ul className="grid gap-3">
            {found.map((one) => (
              <Found key={one.substep_id} found={one} isThere={titleOf(plan, one.substep_id) !== undefined} />
            ))}
          </ul>
          <OnePage plan={plan} found={found} />
        </>
      )}
    </>
  );
}

function Found({ found, isThere }: { found: FoundResult; isThere: boolean }) {
  const { t } = useTranslation('result');
  const lines = useLines();
  return (
    <li className="rounded-md border border-border bg-surface p-3">
      <h2 className="font-semibold">
        <bdi>{found.title}</bdi>
        {!isThere && <span className="text-sm font-normal text-subtle"> ({t('found.removed')})</span>}
      </h2>
      {lines(found).map((line, index) => (
        // The same line may stand there twice.
        <p key={`${index} ${line}`} dir="auto" className="wrap-anywhere text-sm text-muted">
          {line}
        </p>
      ))}
    </li>
  );
}

/** A result in lines, a decision about a step in words. */
function useLines() {
  const { t, i18n } = useTranslation('result');
  const format = new Intl.NumberFormat(i18n.language);
  return (found: FoundResult): string[] => {
    const [first, ...others] = linesOf(found, t, format);
    const choice = found.kind === 'decision' ? StepChoice.safeParse(found.data.choice).data : undefined;
    return choice ? [t(`found.decided.${choice}`), ...others] : first === undefined ? [] : [first, ...others];
  };
}

/** The plan on one page: what was found out, and what is only assumed. */
function OnePage({ plan, found }: { plan: Plan; found: readonly FoundResult[] }) {
  const { t } = useTranslation('result');
  const lines = useLines();
  const [isPrinting, setPrinting] = useState(false);
  const { proved, assumed } = provedAndAssumed(plan, found);

  function print() {
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  }

  function save() {
    const parts = proved.flatMap((one) => [`### ${one.title}`, ...lines(one), '']);
    const open = assumed.map((line) => `- ${line}`);
    const all = [`# ${plan.title}`, '', `## ${t('page.proved')}`, '', ...parts, `## ${t('page.assumed')}`, '', ...open];
    saveAsFile('foothold-page.md', `${all.join('\n')}\n`, 'text/markdown');
  }

  const sheet = (
    <>
      <h2 dir="auto" className="text-lg font-bold">
        {plan.title}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        <Half title={t('page.proved')}>
          {proved.length === 0 && <p className="text-sm">{t('page.nothing')}</p>}
          {proved.map((one) => (
            <Proved key={one.substep_id} title={one.title} lines={lines(one).slice(0, LINES)} />
          ))}
        </Half>
        <Half title={t('page.assumed')} isDashed>
          <ul className="list-disc ps-5 text-sm">
            {assumed.slice(0, ASSUMED).map((line) => (
              <li key={line}>
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
        </Half>
      </div>
    </>
  );

  return (
    <section aria-label={t('page.title')} className="grid gap-3 rounded-lg border border-border-strong p-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={print}>
          <Printer className="size-4" />
          {t('page.print')}
        </Button>
        <Button variant="secondary" onClick={save}>
          <Download className="size-4" />
          {t('page.save')}
        </Button>
      </div>
      {sheet}
      {isPrinting && createPortal(<div className="print-sheet print-page grid gap-3">{sheet}</div>, document.body)}
    </section>
  );
}

/** What of a result, and of what is open, fits one page. */
const LINES = 6;
const ASSUMED = 14;

function Proved({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="break-inside-avoid">
      <h4 className="text-sm font-semibold">
        <bdi>{title}</bdi>
      </h4>
      {lines.map((line, index) => (
        <p key={`${index} ${line}`} dir="auto" className="wrap-anywhere text-sm">
          {line}
        </p>
      ))}
    </div>
  );
}

function Half({ title, isDashed = false, children }: { title: string; isDashed?: boolean; children: ReactNode }) {
  return (
    <section
      className={`grid content-start gap-2 rounded-md border p-3 ${isDashed ? 'border-dashed border-border-strong' : 'border-done'}`}
    >
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

import type { Recommendation } from '@foothold/contract';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { IdeaFacts } from './idea-facts.tsx';

interface IdeaCardProps {
  idea: Recommendation;
  onPick: (idea: Recommendation) => void;
  /** True while a plan is made of this idea. */
  picking: boolean;
  /** True while a plan is made of any idea. */
  disabled: boolean;
  /** Why making a plan of this idea failed. */
  error: string | null;
}

/** One idea. Its parts are rows of the list's grid, so that cards side by side can be compared line by line. */
export function IdeaCard({ idea, onPick, picking, disabled, error }: IdeaCardProps) {
  const { t } = useTranslation('recommendations');
  const { t: words } = useTranslation('chat');
  const titleId = useId();
  const [risk] = idea.fit.risks;
  return (
    <article
      aria-labelledby={titleId}
      className="row-span-7 grid grid-rows-subgrid gap-y-4 rounded-lg border border-border bg-surface p-5"
    >
      <header className="grid content-start gap-2">
        <p className="text-xs text-subtle">{words(`source.${idea.fit.source}`)}</p>
        <h2 id={titleId} tabIndex={-1} dir="auto" className="text-xl font-bold">
          {idea.title}
        </h2>
        <p dir="auto" className="text-muted">
          {idea.short_description}
        </p>
      </header>
      <IdeaFacts fit={idea.fit} />
      <WhyYou facts={idea.fit.why} />
      <Part title={t('expectations')}>{idea.expectations}</Part>
      {risk ? <Part title={t('risk')}>{risk}</Part> : <div />}
      <Details text={idea.detailed_description} title={idea.title} />
      <div className="grid content-end gap-2 self-end">
        {error && <ErrorText>{error}</ErrorText>}
        <Button
          className="w-full"
          busy={picking}
          busyLabel={t('picking')}
          disabled={disabled}
          aria-describedby={titleId}
          onClick={() => onPick(idea)}
        >
          {t('pick')}
        </Button>
      </div>
    </article>
  );
}

function WhyYou({ facts }: { facts: readonly string[] }) {
  const { t } = useTranslation('recommendations');
  if (facts.length === 0) return <div />;
  return (
    <div className="rounded-md bg-primary-soft px-3 py-2.5">
      <h3 className="text-sm font-semibold text-primary-text">{t('why')}</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {facts.map((fact) => (
          <li key={fact}>
            <q dir="auto">{fact}</q>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <p dir="auto" className="text-sm text-muted">
        {children}
      </p>
    </div>
  );
}

function Details({ text, title }: { text: string; title: string }) {
  const { t } = useTranslation('recommendations');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ms-2 inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-md px-2 font-semibold text-primary-text hover:bg-surface2"
      >
        {open ? t('hideDetails') : t('showMore')}
        <span className="sr-only">: {title}</span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4 motion-safe:transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!open} className="grid gap-2 pt-1 text-sm leading-relaxed text-muted">
        {open &&
          text.split(/\n+/).map((paragraph, index) => (
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
      </div>
    </div>
  );
}

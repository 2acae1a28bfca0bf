import type { ChatProposal, TaskPlace } from '@foothold/contract';
import { BookmarkPlus, Check, Minus, Pencil, Plus, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayText } from '#shared/i18n/day-text.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { durationText } from './duration-text.ts';
import { FieldValue } from './field-value.tsx';

const icons = {
  tick: Check,
  untick: RotateCcw,
  add: Plus,
  move: Pencil,
  edit: Pencil,
  remove: Minus,
  profile: Pencil,
  remember: BookmarkPlus,
  assumption: BookmarkPlus,
};

/** What would be different, before and after. */
export function ProposalPreview({ proposal }: { proposal: ChatProposal }) {
  const { t } = useTranslation('proposals');
  const kind = proposal.kind === 'tick' && proposal.payload.status === 'pending' ? 'untick' : proposal.kind;
  const Icon = icons[kind];
  const { before, after } = useSides(proposal);
  return (
    <>
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon className="size-4 shrink-0" />
        {t(kind)}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt className="text-sm text-muted">{t('now')}</dt>
        <dd className="text-muted wrap-anywhere">{before}</dd>
        <dt className="text-sm text-muted">{t('then')}</dt>
        <dd className="font-medium wrap-anywhere">{after}</dd>
      </dl>
    </>
  );
}

interface Sides {
  before: ReactNode;
  after: ReactNode;
}

/** A part's name, and what is said of it on a line of its own. */
function Part({ title, about }: { title: string; about?: string }) {
  return (
    <>
      <bdi className="block">{title}</bdi>
      {about && <span className="block text-sm font-normal text-muted">{about}</span>}
    </>
  );
}

function useSides(proposal: ChatProposal): Sides {
  const { t, i18n } = useTranslation('proposals');
  const minutes = (count: number | null) => (count === null ? undefined : durationText(count, i18n.language));
  const placed = ({ after_title, step_title }: TaskPlace) =>
    after_title === null ? t('first', { step: isolated(step_title) }) : t('after', { title: isolated(after_title) });
  const part = (title: string, about?: string) => <Part title={title} {...(about && { about })} />;
  switch (proposal.kind) {
    case 'tick': {
      const { title, status } = proposal.payload;
      const [was, is] = status === 'completed' ? (['open', 'done'] as const) : (['done', 'open'] as const);
      return { before: part(title, t(was)), after: part(title, t(is)) };
    }
    case 'add': {
      const { title, place, minutes: planned } = proposal.payload;
      return { before: t('none'), after: part(title, `${placed(place)} · ${minutes(planned)}`) };
    }
    case 'move': {
      const { title, was, place } = proposal.payload;
      return { before: part(title, placed(was)), after: part(title, placed(place)) };
    }
    case 'edit': {
      const { title, minutes: planned, to } = proposal.payload;
      const isTimed = planned !== to.minutes;
      return {
        before: part(title, isTimed ? minutes(planned) : undefined),
        after: part(to.title, isTimed ? minutes(to.minutes) : undefined),
      };
    }
    case 'remove':
      return { before: part(proposal.payload.title), after: t('gone') };
    case 'profile': {
      const { before, update } = proposal.payload;
      return {
        before: <FieldValue update={before} none={t('unsaid')} />,
        after: <FieldValue update={update} none={t('unsaid')} />,
      };
    }
    case 'remember': {
      const { text, until } = proposal.payload;
      const date = until === null ? '' : dayText(until, i18n.language, { dateStyle: 'long' });
      return { before: t('unremembered'), after: part(text, date && t('until', { date })) };
    }
    case 'assumption':
      return { before: t('unremembered'), after: part(proposal.payload.text) };
  }
}

const isolated = (text: string) => `\u2068${text}\u2069`;

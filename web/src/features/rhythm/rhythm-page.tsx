import type { Rhythm } from '@foothold/contract';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { rhythmQuery } from '#shared/rhythm/rhythm-query.ts';
import { WeekDots } from '#shared/rhythm/week-dots.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { rises } from '#shared/ui/motion.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { dayText } from '#shared/i18n/day-text.ts';
import { MomentumCard, StreakCard } from './progress-cards.tsx';
import { PauseCard, PromiseCard } from './promise-card.tsx';
import { ReportCard } from './report-card.tsx';
import { IdentityCard, IntentionCard } from './self-cards.tsx';
import { SettingsCard } from './settings-card.tsx';
import { WeekCard } from './week-card.tsx';

/** What somebody has done, in the order that helps: this week first, then momentum, and kept weeks last. */
function RhythmPage() {
  const { t } = useTranslation(['rhythm', 'week', 'errors']);
  const { data, isError, error } = useQuery(rhythmQuery);
  return (
    <Page title={t('title')} lede={t('lede')}>
      {isError && !data && <ErrorText>{errorText(error, t('errors:generic'))}</ErrorText>}
      {!data && !isError && <Skeleton lines={8} />}
      {data && (data.settings.shown ? <Cards rhythm={data} /> : <SwitchedOff rhythm={data} />)}
    </Page>
  );
}

function Cards({ rhythm }: { rhythm: Rhythm }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {rhythm.comeback && <Comeback />}
      <ThisWeek rhythm={rhythm} />
      <MomentumCard rhythm={rhythm} />
      <div className="grid gap-4">
        <ReportCard rhythm={rhythm} />
        <WeekCard rhythm={rhythm} />
        {/* A week closes with the promise for the next. */}
        <PromiseCard rhythm={rhythm} />
      </div>
      <div className="grid gap-4">
        <IntentionCard rhythm={rhythm} />
        <IdentityCard rhythm={rhythm} />
        <PauseCard rhythm={rhythm} />
        <SettingsCard rhythm={rhythm} />
      </div>
      <StreakCard rhythm={rhythm} />
    </div>
  );
}

/** The warmest moment there is: somebody came back. */
function Comeback() {
  const { t } = useTranslation('rhythm');
  return (
    <Notice tone="done" className="lg:col-span-2">
      <p ref={rises} className="text-xl font-semibold">
        {t('comeback.title')}
      </p>
      <p>{t('comeback.text')}</p>
    </Notice>
  );
}

function ThisWeek({ rhythm: { week, today, paused } }: { rhythm: Rhythm }) {
  const { t, i18n } = useTranslation(['rhythm', 'week']);
  const said = () => {
    if (paused && paused.from <= today) {
      return t('week.paused', { date: dayText(paused.to, i18n.language, { day: 'numeric', month: 'long' }) });
    }
    if (week.state === 'kept') return t('week.kept');
    return week.need === 0 ? t('week.free') : t('week.progress', { done: week.done, need: week.need });
  };
  return (
    <Card aria-labelledby="this-week" className="grid gap-4">
      <h2 id="this-week" className="text-xl font-semibold">
        {t('week:title')}
      </h2>
      <WeekDots week={week} today={today} />
      <p className="text-muted">{said()}</p>
    </Card>
  );
}

function SwitchedOff({ rhythm }: { rhythm: Rhythm }) {
  const { t } = useTranslation('rhythm');
  return (
    <div className="grid max-w-xl gap-4">
      <p>{t('settings.off')}</p>
      <SettingsCard rhythm={rhythm} />
    </div>
  );
}

export { RhythmPage as Component };

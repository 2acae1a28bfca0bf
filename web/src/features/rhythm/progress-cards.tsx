import { levels, type Rhythm } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Card } from '#shared/ui/card.tsx';

const names = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Momentum, and the level so much work has reached. */
export function MomentumCard({ rhythm: { momentum, xp, level, level_to: next } }: { rhythm: Rhythm }) {
  const { t, i18n } = useTranslation('rhythm');
  const name = (number: number) => t(`level.names.${names[Math.min(number, levels.length) - 1] ?? 1}`);
  const percent = Math.round(momentum * 100);
  return (
    <Card aria-labelledby="momentum" className="grid content-start gap-4">
      <div>
        <h2 id="momentum" className="text-xl font-semibold">
          {t('momentum.title')}
        </h2>
        <p className="text-muted">{t('momentum.text')}</p>
      </div>
      <meter aria-labelledby="momentum" className="sr-only" min={0} max={100} value={percent} />
      <div aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-track">
        <div className="h-full rounded-full bg-done" style={{ width: `${percent}%` }} />
      </div>
      <div>
        <p className="font-semibold">{t('level.now', { level, name: name(level) })}</p>
        <p className="text-sm text-muted">{t('level.xp', { count: xp.toLocaleString(i18n.language) })}</p>
        {next !== null && (
          <p className="text-sm text-muted">
            {t('level.next', { count: next.toLocaleString(i18n.language), name: name(level + 1) })}
          </p>
        )}
      </div>
    </Card>
  );
}

/** Kept weeks, said last and quietly. */
export function StreakCard({ rhythm: { streak, best } }: { rhythm: Rhythm }) {
  const { t } = useTranslation('rhythm');
  /** Nothing counts down to a nought: what there is or will be is said. */
  const said = () => {
    if (best === 0) return t('streak.first');
    return streak === 0 ? t('streak.next', { best }) : t('streak.text', { streak, best });
  };
  return (
    <Card aria-labelledby="streak" className="grid content-start gap-1 lg:col-span-2">
      <h2 id="streak" className="text-xl font-semibold">
        {t('streak.title')}
      </h2>
      <p>{said()}</p>
      {streak > 0 && <p className="text-sm text-muted">{t('streak.gentle')}</p>}
    </Card>
  );
}

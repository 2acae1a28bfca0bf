import { addDays } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';

interface WeekButtonsProps {
  start: string;
  /** The week that is now, after which there is none yet. */
  present: string;
  onGo: (start: string) => void;
}

/** The ways to the week before and the one after. */
export function WeekButtons({ start, present, onGo }: WeekButtonsProps) {
  const { t } = useTranslation('rhythm');
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => onGo(addDays(start, -7))}>
        {t('close.earlier')}
      </Button>
      {start < present && (
        <Button variant="secondary" onClick={() => onGo(addDays(start, 7))}>
          {t('close.later')}
        </Button>
      )}
    </div>
  );
}

import { History } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';

/** Messages of a conversation before those the page has. */
export interface EarlierMessages {
  /** True while the server has more. */
  more: boolean;
  load: () => Promise<void>;
  loading: boolean;
  failed: boolean;
}

/** The way back in a conversation. */
export function EarlierButton({ earlier, onPress }: { earlier: EarlierMessages | undefined; onPress: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <div className="grid justify-items-center gap-2">
      {earlier?.failed && <ErrorText>{t('feed.earlierFailed')}</ErrorText>}
      <Button variant="ghost" busy={earlier?.loading ?? false} onClick={onPress}>
        <History className="size-4" />
        {t('feed.earlier')}
      </Button>
    </div>
  );
}

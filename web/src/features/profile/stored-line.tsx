import { api, partStored } from '@foothold/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';

const MEBIBYTE = 1024 * 1024;

/** How much room the account uses, in tenths of a megabyte. A line beside what the card is for: it waits for nobody. */
export function StoredLine() {
  const { t } = useTranslation('profile');
  const storage = useQuery({
    queryKey: ['account', 'storage'],
    queryFn: ({ signal }) => call(api.account.storage, { signal }),
  });
  if (!storage.data) return null;
  const { used, most } = storage.data;
  const total = most.bytes / MEBIBYTE;
  return (
    <p className="text-muted">
      {t('data.stored', { used: Math.ceil(partStored(used, most) * total * 10) / 10, most: total })}
    </p>
  );
}

import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { IconButton } from '#shared/ui/icon-button.tsx';

/** A drawer's title and its Close. */
export function DrawerHead({ title }: { title: string }) {
  const { t } = useTranslation('common');
  return (
    <div className="flex items-center justify-between gap-3">
      <Drawer.Title className="text-xl font-bold">{title}</Drawer.Title>
      <Drawer.Close render={<IconButton icon={X} label={t('close')} />} />
    </div>
  );
}

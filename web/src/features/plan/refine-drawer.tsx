import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { BottomDrawer } from '#shared/ui/bottom-drawer.tsx';
import type { RefineFormProps } from './refine-form.tsx';

const load = async () => ({ default: (await import('./refine-form.tsx')).RefineForm });
const RefineForm = lazy(load);

interface RefineDrawerProps extends Omit<RefineFormProps, 'onCancel'> {
  onOpenChange: (open: boolean) => void;
}

/**
 * Says what should be different about the plan, shows what would change, and changes it. The text stays until the plan
 * has changed by it.
 */
export function RefineDrawer({ onOpenChange, ...form }: RefineDrawerProps) {
  const { t } = useTranslation('plan');
  useEffect(() => {
    // Together with the drawer around it, and not after that.
    if (form.open) void load().catch(reportError);
  }, [form.open]);
  return (
    <BottomDrawer open={form.open} onOpenChange={onOpenChange} title={t('refine.title')}>
      <Suspense>
        <RefineForm {...form} onCancel={() => onOpenChange(false)} />
      </Suspense>
    </BottomDrawer>
  );
}

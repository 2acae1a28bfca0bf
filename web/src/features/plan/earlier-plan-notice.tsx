import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Notice } from '#shared/ui/notice.tsx';

/** Another plan than this one is worked on now. */
export function EarlierPlanNotice() {
  const { t } = useTranslation('plan');
  return (
    <Notice
      actions={
        <LinkButton variant="secondary" to={paths.activePlan}>
          {t('toActive')}
        </LinkButton>
      }
    >
      {t('notActive')}
    </Notice>
  );
}

import { ArrowRight, Pencil } from 'lucide-react';
import { Sample, Samples } from '#app/dev/sample.tsx';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { KeyCap } from '#shared/ui/key-cap.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;

export function ButtonSamples() {
  const { t } = useTranslation(['common', 'plan']);
  return (
    <Samples title="Buttons">
      {variants.map((variant) => (
        <Sample key={variant} title={`${variant}: default, disabled, busy`} row>
          <Button variant={variant}>{t('save')}</Button>
          <Button variant={variant} disabled>
            {t('save')}
          </Button>
          <Button variant={variant} busy busyLabel={t('loading')}>
            {t('save')}
          </Button>
        </Sample>
      ))}
      <Sample title="focus" row>
        <div className="dev-row dev-focused">
          <Button>{t('save')}</Button>
          <IconButton icon={Pencil} label={t('edit')} />
        </div>
      </Sample>
      <Sample title="long text">
        <Button variant="secondary">{t('plan:chat.welcome')}</Button>
      </Sample>
      <Sample title="as a link, with an icon" row>
        <LinkButton to="/dev/ui">
          {t('plan:plan')}
          <ArrowRight className="size-4 rtl:rotate-180" />
        </LinkButton>
        <LinkButton to="/dev/ui" variant="secondary">
          {t('back')}
        </LinkButton>
      </Sample>
      <Sample title="icon alone: default, disabled" row>
        <IconButton icon={Pencil} label={t('edit')} />
        <IconButton icon={Pencil} label={t('edit')} disabled />
      </Sample>
      <Sample title="keys of the keyboard" row>
        <KeyCap>Ctrl</KeyCap>
        <KeyCap>K</KeyCap>
      </Sample>
    </Samples>
  );
}

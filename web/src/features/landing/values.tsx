import { Fingerprint, MessagesSquare, Scale } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { NamedPoints } from './named-points.tsx';

const values = [
  { key: 'yours', icon: Fingerprint },
  { key: 'honest', icon: Scale },
  { key: 'company', icon: MessagesSquare },
] as const;

export function Values() {
  const { t } = useTranslation('landing');
  const points = values.map(({ key, icon }) => ({
    icon,
    title: t(`values.${key}.title`),
    text: t(`values.${key}.text`),
  }));
  return <NamedPoints title={t('values.title')} text={t('values.text')} points={points} />;
}

import { Brain, HandCoins, HeartHandshake } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { NamedPoints } from './named-points.tsx';

const facts = [
  { key: 'cost', icon: HandCoins },
  { key: 'behind', icon: HeartHandshake },
  { key: 'thinking', icon: Brain },
] as const;

/** What somebody asks before they sign up: what it costs, whose it is, and what answers them. */
export function Facts() {
  const { t } = useTranslation('landing');
  const points = facts.map(({ key, icon }) => ({ icon, title: t(`facts.${key}.title`), text: t(`facts.${key}.text`) }));
  return <NamedPoints title={t('facts.title')} text={t('facts.text')} points={points} />;
}

import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Facts } from './facts.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Layers } from './layers.tsx';
import { RealResult } from './real-result.tsx';
import { Values } from './values.tsx';

export function LandingPage() {
  const { t } = useTranslation('landing');
  return (
    <div className="overflow-x-clip">
      <Hero />
      <HowItWorks />
      <RealResult />
      <Values />
      <Layers />
      <Facts />
      <section>
        <div className="mx-auto grid max-w-3xl justify-items-center gap-6 px-4 py-16 text-center md:py-20">
          <h2 className="text-3xl font-bold">{t('closing.title')}</h2>
          <p className="text-lg text-muted">{t('closing.text')}</p>
          <LinkButton to={paths.signup} className="min-h-13 px-6 text-lg">
            {t('closing.action')}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}

export { LandingPage as Component };

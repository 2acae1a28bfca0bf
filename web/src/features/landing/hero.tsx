import { ArrowRight } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { PlanPreview } from './plan-preview.tsx';

export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section className="relative isolate">
      <Stairs />
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 pt-12 pb-16 md:px-6 lg:grid-cols-[1.3fr_1fr] lg:gap-12 lg:pt-24 lg:pb-28">
        <div className="grid justify-items-start gap-5">
          <p className="font-semibold text-primary-text">{t('hero.eyebrow')}</p>
          <PageHeading title={t('hero.title')} className="text-hero font-extrabold tracking-tight text-pretty" />
          <p className="max-w-xl text-lg text-muted">{t('hero.text')}</p>
          <LinkButton to={paths.signup} className="mt-3 min-h-13 px-6 text-lg">
            {t('hero.action')}
            <ArrowRight className="size-5 rtl:-scale-x-100" />
          </LinkButton>
          <p className="text-sm text-subtle">{t('hero.note')}</p>
        </div>
        <PlanPreview />
      </div>
    </section>
  );
}

/** The mark, large and faint, climbing behind the headline. */
function Stairs() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-0 -z-10 size-full text-surface2 opacity-60 rtl:-scale-x-100"
    >
      <path d="M0 600V540H300V450H560V350H800V240H1010V120H1200V600Z" fill="currentColor" opacity="0.45" />
      <path d="M360 600V540H640V450H860V350H1050V240H1200V600Z" fill="currentColor" opacity="0.6" />
    </svg>
  );
}

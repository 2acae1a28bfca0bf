import { useTranslation } from '#shared/i18n/react.tsx';
import { Page } from '#shared/ui/page.tsx';

const privacy = ['collected', 'use', 'sharing', 'security', 'rights', 'retention', 'cookies'] as const;
const terms = [
  'eligibility',
  'account',
  'acceptable',
  'property',
  'sources',
  'advice',
  'termination',
  'changes',
] as const;

type Article = 'introduction' | (typeof privacy)[number] | (typeof terms)[number] | 'consent' | 'law' | 'contact';

export function LegalPage() {
  const { t } = useTranslation('legal');
  return (
    <Page title={t('title')} lede={t('updated')} width="text">
      <article className="grid gap-10">
        <Section article="introduction" level={2} />
        <Part title={t('privacy')} articles={privacy} />
        <Part title={t('terms')} articles={terms} />
        <Section article="consent" level={2} />
        <Section article="law" level={2} />
        <Section article="contact" level={2} />
      </article>
    </Page>
  );
}

function Part({ title, articles }: { title: string; articles: readonly Article[] }) {
  return (
    <section className="grid gap-6">
      <h2 className="text-2xl font-bold">{title}</h2>
      {articles.map((article) => (
        <Section key={article} article={article} level={3} />
      ))}
    </section>
  );
}

function Section({ article, level }: { article: Article; level: 2 | 3 }) {
  const { t } = useTranslation('legal');
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="grid gap-2">
      <Heading className={level === 2 ? 'text-2xl font-bold' : 'text-lg font-semibold'}>
        {t(`articles.${article}.title`)}
      </Heading>
      <p className="text-muted">{t(`articles.${article}.text`)}</p>
    </section>
  );
}

export { LegalPage as Component };

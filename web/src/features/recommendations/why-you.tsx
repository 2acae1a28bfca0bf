import type { Recommendation } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { ProfileLink } from './profile-link.tsx';

/** The person's own words an idea rests on, each a link to where it stands in the profile. */
export function WhyYou({ idea }: { idea: Recommendation }) {
  const { t } = useTranslation('recommendations');
  if (idea.fit.why.length === 0) return <div />;
  return (
    <div className="rounded-md bg-primary-soft px-3 py-2.5">
      <h2 className="text-sm font-semibold text-primary-text">{t('why')}</h2>
      <Facts idea={idea} />
    </div>
  );
}

export function Facts({ idea: { fit } }: { idea: Recommendation }) {
  const { t } = useTranslation('recommendations');
  if (fit.evidence.length === 0) {
    return (
      <ul className="mt-1 grid gap-1 text-sm">
        {fit.why.map((fact) => (
          <li key={fact}>
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="mt-1.5 flex flex-wrap gap-2 text-sm">
      {fit.evidence.map(({ text, field, index }) => (
        <li key={`${field} ${index} ${text}`}>
          <ProfileLink
            place={{ field, index }}
            text={text}
            className="rounded-md border border-border bg-surface px-3 py-1.5 text-text!"
          >
            <bdi>{text}</bdi>
            <span className="sr-only">: {t('whyLink')}</span>
          </ProfileLink>
        </li>
      ))}
    </ul>
  );
}

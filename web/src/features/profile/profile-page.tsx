import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ProfileNav } from '#shared/ui/profile-nav.tsx';
import { useNamedPlace } from './use-named-place.ts';

/** What a person told of themself, to read and change. The editors come from the app as children: one for the first column, then one for the second, which is longer. */
export function ProfilePage({
  saving,
  unsaved,
  children,
}: {
  saving: boolean;
  /** Says that a change has not reached the server, with a way to try again. */
  unsaved: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation(['profile', 'week']);
  const content = useRef<HTMLDivElement>(null);
  const back = useNamedPlace(content);
  return (
    <Page title={t('title')} lede={t('lede')}>
      <ProfileNav />
      {back !== null && (
        <LinkButton to={back} variant="secondary" className="sticky top-18 z-10 mb-2 bg-surface! shadow-card">
          <ArrowLeft className="size-4 rtl:rotate-180" />
          {t(back.startsWith(paths.activePlan) ? 'backToTalk' : 'backToIdeas')}
        </LinkButton>
      )}
      <output className="block min-h-6 text-sm text-subtle" style={{ marginBlockStart: '-1rem' }}>
        {saving && t('saving')}
      </output>
      {unsaved}
      <div
        ref={content}
        className="grid items-start gap-4 **:data-named:rounded-md **:data-named:outline-3 **:data-named:outline-offset-4 **:data-named:outline-primary-edge lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
      >
        {children}
        <Card aria-labelledby="restart" className="grid content-start justify-items-start gap-3">
          <h2 id="restart" className="text-xl font-semibold">
            {t('restart.title')}
          </h2>
          <p className="text-muted">{t('restart.text')}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={paths.mode} variant="secondary">
              {t('restart.mode')}
            </LinkButton>
            <LinkButton to={paths.recommendations} variant="ghost">
              {t('restart.ideas')}
            </LinkButton>
            <LinkButton to={paths.rhythm} variant="ghost">
              {t('week:open')}
            </LinkButton>
          </div>
        </Card>
      </div>
    </Page>
  );
}

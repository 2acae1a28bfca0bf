import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hydrateDraft, useDraft } from '#shared/draft.ts';
import { changeLanguage } from '#shared/i18n/i18n.ts';
import { profileQuery } from '#shared/queries.ts';
import { subjectOf, useSession } from '#shared/session.ts';
import { useSettings } from '#shared/settings.ts';

/** Brings the server's profile into the draft after a log-in and on a fresh load, and the account's language with it. */
export function useProfileInDraft(): void {
  const { token, signedIn } = useSession();
  const { data: profile } = useQuery({ ...profileQuery, enabled: signedIn });
  useEffect(() => {
    if (!profile) return;
    hydrateDraft(profile, subjectOf(token));
    const { language } = useDraft.getState();
    if (language === useSettings.getState().language) return;
    changeLanguage(language).catch(stayInLanguage);
  }, [profile, token]);
}

/** Offline, a language whose words were never loaded can't be shown; the page goes on in the one it has. */
function stayInLanguage(): void {}

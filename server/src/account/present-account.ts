import type { Account, Language } from '@foothold/contract';
import type { Services } from '../services.ts';
import type { AccountRow } from './store.ts';

/** What a person is told of their account. `language` stands in where they never chose one. */
export type PresentAccount = (row: AccountRow, call: { language: Language }) => Account;

export function accountPresenter({ modelProviders }: Services): PresentAccount {
  return (row, { language }) => ({
    user_id: row.userId,
    name: row.name,
    email: row.email,
    pending_email: row.pendingEmail,
    language: row.language ?? language,
    created_at: row.createdAt.toISOString(),
    use_model: row.useModel,
    model_providers: [...modelProviders],
  });
}

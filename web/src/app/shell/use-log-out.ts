import { api } from '@foothold/contract';
import { call } from '#shared/api.ts';
import { leave } from '#shared/leave.ts';
import { paths } from '#shared/paths.ts';
import { useArriveAt } from '#shared/use-arrive-at.ts';

/** Ends the session here at once, whatever becomes of the call that revokes it on the server. */
export function useLogOut(): () => Promise<void> {
  const arriveAt = useArriveAt();
  return async () => {
    const revoked = call(api.account.logout).catch(leftAnyway);
    leave();
    await arriveAt(paths.landing);
    await revoked;
  };
}

/** A token that could not be revoked now is forgotten here, and ends by its own age on the server. */
function leftAnyway(): void {}

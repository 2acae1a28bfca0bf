import { api } from '@foothold/contract';
import { useNavigate } from 'react-router';
import { call } from '#shared/api.ts';
import { leave } from '#shared/leave.ts';
import { paths } from '#shared/paths.ts';

/** Ends the session here at once, whatever becomes of the call that revokes it on the server. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const revoked = call(api.account.logout).catch(leftAnyway);
    leave();
    await navigate(paths.landing);
    await revoked;
  };
}

/** A token that could not be revoked now is forgotten here, and ends by its own age on the server. */
function leftAnyway(): void {}

import { account, allCalls, type Endpoint, passkeys, secondStep } from '@foothold/contract';

/** What somebody may do however full their account is: take things away, leave, and look after the account itself. */
const free = new Set<Endpoint>([
  ...Object.values(account).filter((call) => call !== account.import),
  ...Object.values(secondStep),
  ...Object.values(passkeys),
  allCalls.chat.stop,
]);

/** Every call of somebody signed in that adds rows, or makes one longer. */
export const growingCalls: ReadonlySet<Endpoint> = new Set(
  Object.values(allCalls)
    .flatMap((calls) => Object.values<Endpoint>(calls))
    .filter((call) => call.access !== 'public' && (call.method === 'POST' || call.method === 'PUT') && !free.has(call)),
);

import { api, type Endpoint, passkeys, secondStep } from '@foothold/contract';

const { account } = api;

/** The calls that open an account, change what opens it, or take what it holds: each is told of in the log. */
export const auditedCalls: ReadonlySet<Endpoint> = new Set<Endpoint>([
  account.signup,
  account.login,
  account.logout,
  account.changePassword,
  account.forgotPassword,
  account.resetPassword,
  account.changeEmail,
  account.cancelEmailChange,
  account.confirmEmail,
  secondStep.begin,
  secondStep.confirm,
  secondStep.renew,
  secondStep.off,
  passkeys.begin,
  passkeys.add,
  passkeys.remove,
  passkeys.logIn,
  account.endSession,
  account.endOtherSessions,
  account.export,
  account.exportReadable,
  account.import,
  account.remove,
]);

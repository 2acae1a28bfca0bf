export const USAGE = `Usage: npm run admin -- COMMAND [--json]
  users list [--limit N]               the newest accounts
  users find EMAIL|USER_ID             one account, and how much is kept of it
  users lock EMAIL|USER_ID             its password and passkeys stop working, its sessions end; a mailed link lets the person in again
  users second-step-off EMAIL|USER_ID  for somebody who lost phone and recovery codes: the password alone lets them in
  users delete EMAIL|USER_ID --yes     erases everything; it cannot be undone
  session list EMAIL|USER_ID           where a person is logged in
  session end EMAIL|USER_ID | --all    logs a person, or everybody, out
  feedback list [--limit N]            what people told you, the newest first
  invite create [--uses N] [--note TEXT]
  invite list
  invite revoke CODE
  rest-day YYYY-MM-DD                  a day the server was away: nothing is asked of anybody on it
  usage [--days N]                     what happened on each of the last days (UTC), tokens of models included
Settings are the server's, and the server may go on meanwhile.`;

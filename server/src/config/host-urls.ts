/** A URL as far as its hosts, its hosts, and what comes behind them. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?]*)(.*)$/s;
const ATTRIBUTE = 'target_session_attrs';
/** Foothold writes in every session, so that no other host is of use to it. */
const WANTED = new Set(['read-write', 'primary']);

/**
 * A URL for each host of one that names several, as libpq reads it: `postgres://user@a,b:5433/name`. Which of them takes
 * writes is looked for at each connection, with `target_session_attrs=read-write` or without it; null where the URL can't
 * be read, or asks for other hosts.
 */
export function hostUrls(url: string): readonly string[] | null {
  const [, before = '', hosts = '', behind = ''] = PARTS.exec(url) ?? [];
  const urls = hosts.split(',').map((host) => before + host + behind);
  if (before === '' || !urls.every((each) => URL.canParse(each))) return null;
  const asked = new URL(urls[0] ?? '').searchParams.getAll(ATTRIBUTE);
  return asked.every((value) => WANTED.has(value)) ? urls : null;
}

/** Whether a pooler is said to stand between, which keeps no sessions: `?pgbouncer=true`, as elsewhere. */
export function isBehindPooler(url: string): boolean {
  const [first = ''] = hostUrls(url) ?? [];
  return new URL(first).searchParams.get('pgbouncer') === 'true';
}

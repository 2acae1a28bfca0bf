const PROTOCOLS = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']);

/** The address when it is absolute and of a protocol a chat may link to, else undefined. */
export function safeLink(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  return PROTOCOLS.has(new URL(address).protocol) ? address : undefined;
}

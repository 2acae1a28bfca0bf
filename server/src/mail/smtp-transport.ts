import { createTransport } from 'nodemailer';
import { type MailTransport, nodemailerMessage, Undeliverable } from './message.ts';

/** Longest that each part of a conversation with the mail server may rest, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Hands mails to an SMTP server: `smtp://` with STARTTLS where the server offers it, `smtps://` with TLS from the start. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail(nodemailerMessage(message, from));
      } catch (error) {
        if (isRefusedForGood(error)) throw new Undeliverable('The address is refused', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx answer to the address itself. Other refusals (log-in, size, policy) may be the settings' fault and pass. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}

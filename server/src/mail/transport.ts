import type { Config } from '../config/config.ts';
import type { MailTransport } from './message.ts';

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

async function open({ smtpUrl, mailFrom, dataDir }: MailSettings): Promise<MailTransport> {
  if (smtpUrl) {
    const { smtpTransport } = await import('./smtp-transport.ts');
    return smtpTransport(smtpUrl, mailFrom);
  }
  const { fileTransport } = await import('./file-transport.ts');
  return fileTransport(dataDir, mailFrom);
}

/** The way the settings name: SMTP_URL, or files in DATA_DIR/outbox. What it takes is loaded with the first mail. */
export function transportFor(settings: MailSettings): MailTransport {
  let opening: Promise<MailTransport> | undefined;
  let transport: MailTransport | undefined;
  return {
    async send(message) {
      opening ??= open(settings);
      transport = await opening;
      await transport.send(message);
    },
    close: () => transport?.close(),
  };
}

import type { Config } from '../config/config.ts';
import type { Carrier } from './parcel.ts';

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

async function open({ smtpUrl, mailFrom, dataDir }: MailSettings): Promise<Carrier> {
  if (smtpUrl) {
    const { smtpCarrier } = await import('./smtp-carrier.ts');
    return smtpCarrier(smtpUrl, mailFrom);
  }
  const { fileCarrier } = await import('./file-carrier.ts');
  return fileCarrier(dataDir, mailFrom);
}

/** The way the settings name: SMTP_URL, or files in DATA_DIR/outbox. What it takes is loaded with the first mail. */
export function carrierFor(settings: MailSettings): Carrier {
  let opening: Promise<Carrier> | undefined;
  let carrier: Carrier | undefined;
  return {
    async carry(parcel) {
      opening ??= open(settings);
      carrier = await opening;
      await carrier.carry(parcel);
    },
    close: () => carrier?.close(),
  };
}

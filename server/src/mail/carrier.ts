import type { Config } from '../config.ts';
import { fileCarrier } from './file-carrier.ts';
import type { Carrier } from './parcel.ts';
import { smtpCarrier } from './smtp-carrier.ts';

/** The way the settings name: SMTP_URL, or files in DATA_DIR/outbox. */
export function carrierFor({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Carrier {
  return smtpUrl ? smtpCarrier(smtpUrl, mailFrom) : fileCarrier(dataDir, mailFrom);
}

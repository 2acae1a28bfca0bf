import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of keys that last for a while only; null for others. */
  sessionToken: string | null;
}

export interface Unsigned {
  method: string;
  url: URL;
  headers?: Readonly<Record<string, string>>;
  /** SHA-256 of the body in hexadecimal digits, which the store compares with what arrives. */
  bodyHash: string;
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** As AWS writes names: all but letters, digits and - . _ ~ by their bytes. */
export const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The headers of a request to an S3-compatible store, signed as AWS Signature Version 4 says. */
export function signed({ method, url, headers = {}, bodyHash }: Unsigned, keys: S3Keys, at: Date) {
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const sent: Record<string, string> = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time };
  if (keys.sessionToken !== null) sent['x-amz-security-token'] = keys.sessionToken;
  // The host is signed, but said by fetch itself.
  const lines = Object.entries({ ...sent, host: url.host }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = lines.map(([name]) => name).join(';');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const asked = [method, url.pathname, query, ...lines.map(([name, value]) => `${name}:${value}`), '', names, bodyHash];
  const scope = `${time.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  const key = [...scope.split('/')].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(asked.join('\n'))].join('\n')).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`;
  return { ...sent, authorization };
}

import { DataProblem } from '../problem.ts';
import type { S3Place } from './bucket.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export const isS3 = (place: string) => place.startsWith('s3://');

/**
 * Where `s3://bucket/folder` is, with the keys that every tool of AWS reads from the environment; AWS_ENDPOINT_URL names a
 * store that is not Amazon's. Throws a sentence where something is missing.
 */
export function s3Place(address: string, env: Environment): S3Place {
  const [bucket = '', ...folders] = address.slice('s3://'.length).split('/');
  const prefix = folders.filter((part) => part !== '').join('/');
  if (!/^[\w.-]+$/u.test(bucket)) throw new DataProblem(`${address}: write s3://bucket or s3://bucket/folder.`);
  const needed = (name: string) => {
    const value = env[name];
    if (!value) throw new DataProblem(`${name}: is needed for ${address}.`);
    return value;
  };
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || 'us-east-1';
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'] || `https://s3.${region}.amazonaws.com`;
  if (!/^https?:\/\/[^/]/u.test(endpoint)) throw new DataProblem('AWS_ENDPOINT_URL: must be https://host.');
  return {
    endpoint: endpoint.replace(/\/+$/u, ''),
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    accessKeyId: needed('AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
    sessionToken: env['AWS_SESSION_TOKEN'] || null,
  };
}

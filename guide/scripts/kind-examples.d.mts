/** SHA-256 of what the reader of kinds of question learns from. */
export function kindDigest(): Promise<string>;

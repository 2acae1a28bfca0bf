/** SHA-256 of what the reader of needs learns from: its sentences, and what the lists make of some of them. */
export function needDigest(): string;

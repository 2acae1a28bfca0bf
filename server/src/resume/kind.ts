import { ResumeFailure } from './resume-failure.ts';

export type ResumeKind = 'pdf' | 'doc' | 'docx';

/** Readers accept a PDF header anywhere in the first 1,024 bytes (Adobe's implementation note 13 to ISO 32000). */
const PDF_HEADER_WITHIN = 1024;
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * The kind of a CV, when its first bytes and the extension of its name agree.
 * @throws {ResumeFailure} RESUME_EMPTY for no bytes, RESUME_ENCRYPTED for a locked .docx, RESUME_TYPE for all else.
 */
export function kindOf(file: Uint8Array, fileName: string): ResumeKind {
  if (file.byteLength === 0) throw new ResumeFailure('RESUME_EMPTY', 'no bytes');
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const extension = /\.(pdf|docx?)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  const content = kindOfContent(bytes);
  if (extension === 'docx' && content === 'doc' && bytes.includes(ENCRYPTED_PACKAGE)) {
    throw new ResumeFailure('RESUME_ENCRYPTED', 'docx inside an encrypted package');
  }
  if (!content || content !== extension) {
    throw new ResumeFailure('RESUME_TYPE', `extension ${extension ?? 'unknown'}, content ${content ?? 'unknown'}`);
  }
  return content;
}

function kindOfContent(bytes: Buffer): ResumeKind | undefined {
  if (bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return 'docx';
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return 'doc';
  return undefined;
}

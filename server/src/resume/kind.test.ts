import { describe, expect, it } from 'vitest';
import { kindOf } from './kind.ts';

const pdf = Buffer.from('%PDF-1.7\n');
const zip = Buffer.from('PK\u0003\u0004');
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');

describe('kindOf', () => {
  it('asks content and extension', () => {
    expect(kindOf(pdf, 'My CV.PDF')).toBe('pdf');
    expect(kindOf(Buffer.concat([Buffer.from('\r\n'), pdf]), 'cv.pdf')).toBe('pdf');
    expect(kindOf(zip, 'cv.docx')).toBe('docx');
    expect(kindOf(compound, 'cv.v2.doc')).toBe('doc');
  });

  it.each([
    ['a PDF named .docx', pdf, 'cv.docx'],
    ['a zip named .pdf', zip, 'cv.pdf'],
    ['a .docx named .doc', zip, 'cv.doc'],
    ['a .doc named .docx', compound, 'cv.docx'],
    ['a text named .pdf', Buffer.from('hello'), 'cv.pdf'],
    ['a PDF without extension', pdf, 'pdf'],
    ['a PDF with two extensions', pdf, 'cv.pdf.exe'],
  ])('refuses %s', (_, file, name) => {
    expect(() => kindOf(file, name)).toThrow(expect.objectContaining({ code: 'RESUME_TYPE' }));
  });

  it('tells an empty file and a locked .docx apart from a wrong type', () => {
    expect(() => kindOf(new Uint8Array(), 'cv.pdf')).toThrow(expect.objectContaining({ code: 'RESUME_EMPTY' }));
    const locked = Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]);
    expect(() => kindOf(locked, 'cv.docx')).toThrow(expect.objectContaining({ code: 'RESUME_ENCRYPTED' }));
  });
});

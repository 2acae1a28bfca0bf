import { docxOf, zipOf } from '../resume/fixtures/zip.ts';
import { casesOf } from './hostile-case.ts';

const BODY = 'word/document.xml';
const SAID = 'Nurse at City Hospital since 2019';
const withDoctype = (doctype: string, text: string) =>
  zipOf({
    [BODY]: `<?xml version="1.0"?>${doctype}<w:document xmlns:w="w"><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:document>`,
  });

const deepXml = () => docxOf('<w:p>'.repeat(1_000_000));
const deepTables = () => {
  const line = '<w:p><w:r><w:t>line</w:t></w:r></w:p>';
  return docxOf('<w:tbl><w:tr><w:tc>'.repeat(80) + line.repeat(70_000) + '</w:tc></w:tr></w:tbl>'.repeat(80));
};
const longTagName = () => docxOf(`<${'w'.repeat(15_000_000)}/>`);
const longAttribute = () => docxOf(`<w:p w:a="${'x'.repeat(15_000_000)}"/>`);
const manyAttributes = () =>
  docxOf(`<w:p ${Array.from({ length: 900_000 }, (_, index) => `w:a${index}="x"`).join(' ')}/>`);
const manyParagraphs = () => docxOf('<w:p/>'.repeat(3_000_000));
const manyRuns = () => docxOf(`<w:p>${'<w:r><w:t>x</w:t></w:r>'.repeat(800_000)}</w:p>`);
const manySilentTags = () => docxOf('<w:r></w:r>'.repeat(1_700_000));
const longText = () => docxOf(`<w:p><w:r><w:t>${'x'.repeat(15_000_000)}</w:t></w:r></w:p>`);

/** Each entity is ten of the one before it. */
function billionLaughs(): Uint8Array {
  const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`);
  return withDoctype(`<!DOCTYPE d [<!ENTITY l0 "lol">${entities.join('')}]>`, '&l9;');
}

const externalEntity = (bait: string) => withDoctype(`<!DOCTYPE d [<!ENTITY x SYSTEM "${bait}/entity">]>`, '&x;');
const fileEntity = () => withDoctype('<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;');
const externalDtd = (bait: string) => withDoctype(`<!DOCTYPE d SYSTEM "${bait}/d.dtd">`, SAID);
const parameterEntity = (bait: string) => withDoctype(`<!DOCTYPE d [<!ENTITY % x SYSTEM "${bait}/p"> %x;]>`, SAID);
const unknownEntity = () => withDoctype('', '&secret;');
const otherEncoding = () => zipOf({ [BODY]: Buffer.from('<w:document xmlns:w="w"/>', 'utf16le') });

/** A readable document all of whose parts are somewhere else: template, picture, link, included text. */
function externalReferences(bait: string): Uint8Array {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const kinds = ['attachedTemplate', 'image', 'hyperlink', 'subDocument', 'oleObject', 'frame', 'header'];
  const targets = kinds.flatMap((kind) => [[kind, `${bait}/${kind}`] as const, [kind, 'file:///etc/passwd'] as const]);
  const relations = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="r${index}" Type="${type}/${kind}" Target="${target}" TargetMode="External"/>`,
  );
  const drawing = `<w:drawing><a:blip r:link="r2"/></w:drawing><w:subDoc r:id="r6"/><w:altChunk r:id="r8"/>`;
  const field = `<w:r><w:instrText>INCLUDETEXT "${bait}/included"</w:instrText></w:r>`;
  const xmlns = 'xmlns:w="w" xmlns:a="a" xmlns:r="r" xmlns:xi="http://www.w3.org/2001/XInclude"';
  const text = `<w:p><w:r><w:t>${SAID}</w:t>${drawing}</w:r>${field}</w:p><xi:include href="${bait}/xinclude"/>`;
  return zipOf({
    [BODY]: `<?xml-stylesheet href="${bait}/style.xsl"?><w:document ${xmlns}><w:body>${text}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'word/_rels/settings.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'word/settings.xml': '<w:settings xmlns:w="w" xmlns:r="r"><w:attachedTemplate r:id="r0"/></w:settings>',
    'word/vbaProject.bin': 'Sub AutoOpen()',
  });
}

export const docxXml = casesOf('cv.docx', {
  'XML a million deep': [deepXml, 'RESUME_TOO_COMPLEX'],
  'tables in tables, with 70,000 lines': [deepTables, 'read'],
  'XML with a tag name of 15 MB': [longTagName, 'RESUME_EMPTY'],
  'XML with an attribute of 15 MB': [longAttribute, 'RESUME_EMPTY'],
  'XML with 900,000 attributes on one tag': [manyAttributes, 'RESUME_EMPTY'],
  'XML with three million paragraphs': [manyParagraphs, 'RESUME_TOO_COMPLEX'],
  'XML with 800,000 runs': [manyRuns, 'RESUME_TOO_COMPLEX'],
  'XML with 1.7 million tags and no text': [manySilentTags, 'RESUME_EMPTY'],
  'XML with one word of 15 MB': [longText, 'RESUME_TOO_COMPLEX'],
  'entities that grow: a billion laughs': [billionLaughs, 'RESUME_DAMAGED'],
  'an entity from the network': [externalEntity, 'RESUME_DAMAGED'],
  'an entity from the disk': [fileEntity, 'RESUME_DAMAGED'],
  'a DTD from the network': [externalDtd, 'RESUME_DAMAGED'],
  'a parameter entity from the network': [parameterEntity, 'RESUME_DAMAGED'],
  'an entity nobody defined': [unknownEntity, 'RESUME_DAMAGED'],
  'XML in UTF-16': [otherEncoding, 'RESUME_DAMAGED'],
  'a document whose parts are elsewhere': [externalReferences, 'read'],
});

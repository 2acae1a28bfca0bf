import { onePagePdf, pdfFrom, pdfOf, streamOf } from '../resume/fixtures/pdf.ts';
import { casesOf } from './hostile-case.ts';

const READABLE = 'BT /F 12 Tf 72 720 Td (Nurse at City Hospital since 2019) Tj ET';
const readable = (page: string, catalogue = '') => onePagePdf({ content: READABLE, page, catalogue });
const links = (...actions: string[]) =>
  `/Annots[${actions.map((action) => `<</Type/Annot/Subtype/Link/Rect[0 0 595 842]/A${action}>>`).join('')}]`;

/** A page with a link of every kind, each also followed when the page or the document is opened. */
function linksOut(bait: string): Uint8Array {
  const actions = [
    `<</S/URI/URI(${bait}/uri)>>`,
    `<</S/GoToR/F(${bait}/gotor.pdf)/D[0/Fit]>>`,
    `<</S/GoToE/F(${bait}/gotoe.pdf)>>`,
    `<</S/Launch/F(/bin/sh)/Win<</F(cmd.exe)/P(/c calc)>>>>`,
    `<</S/SubmitForm/F(${bait}/submit)>>`,
    `<</S/ImportData/F(${bait}/data.fdf)>>`,
    '<</S/GoToR/F(file:///etc/passwd)/D[0/Fit]>>',
    `<</S/Movie/T(${bait}/movie)>>`,
  ];
  const [open = ''] = actions;
  return readable(`${links(...actions)}/AA<</O${open}>>`, `/OpenAction${open}/AA<</WC${open}>>/URI<</Base(${bait}/)>>`);
}

/** Fonts, pictures, forms and content whose bytes are said to be at an address. */
function partsElsewhere(bait: string): Uint8Array {
  const elsewhere = `/F<</FS/URL/F(${bait}/part)>>/FFilter/FlateDecode`;
  return onePagePdf(
    {
      content: `${READABLE} /X Do /Y Do BT /G 9 Tf (x) Tj ET`,
      resources: '/Font<</F 3 0 R/G 8 0 R>>/XObject<</X 6 0 R/Y 7 0 R>>',
    },
    [
      streamOf('', `/Type/XObject/Subtype/Image/Width 9/Height 9/ColorSpace/DeviceRGB/BitsPerComponent 8${elsewhere}`),
      streamOf('', `/Type/XObject/Subtype/Form/BBox[0 0 9 9]${elsewhere}/Ref<</F(${bait}/reference.pdf)/Page 0>>`),
      '<</Type/Font/Subtype/TrueType/BaseFont/Odd/FontDescriptor 9 0 R>>',
      '<</Type/FontDescriptor/FontName/Odd/Flags 4/FontFile2 10 0 R>>',
      streamOf('', elsewhere),
    ],
  );
}

/** A form with scripts wherever a form can have them, and an XFA form with an address. */
function scripts(bait: string): Uint8Array {
  const script = (name: string) => `<</S/JavaScript/JS(app.launchURL\\("${bait}/${name}"\\); while \\(true\\) {})>>`;
  const xfa = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><image href="${bait}/xfa"/></template></xdp:xdp>`;
  return onePagePdf(
    {
      content: READABLE,
      page: `/Annots[7 0 R]/AA<</O${script('page')}>>`,
      catalogue: `/OpenAction${script('open')}/Names<</JavaScript<</Names[(a)${script('named')}]>>>>/AcroForm<</Fields[7 0 R]/XFA 6 0 R/NeedAppearances true/CO[7 0 R]>>`,
    },
    [
      streamOf(xfa),
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[0 0 9 9]/AA<</K${script('key')}/C${script('calculate')}>>/A${script('click')}>>`,
    ],
  );
}

/** Attachments, one of which is a program. */
const attachments = () =>
  onePagePdf({ content: READABLE, catalogue: '/Names<</EmbeddedFiles<</Names[(run.exe) 6 0 R]>>>>' }, [
    '<</Type/Filespec/F(run.exe)/EF<</F 7 0 R>>>>',
    streamOf('MZ\u0090', '/Type/EmbeddedFile'),
  ]);
/** A function in PostScript, as an old reader could be led to run as JavaScript. */
const codeInFont = (bait: string) =>
  onePagePdf({ resources: '/Font<</F 6 0 R>>', content: READABLE }, [
    `<</Type/Font/Subtype/Type1/BaseFont/Odd/FontMatrix[1 2 3 4 5 (0\\); fetch\\("${bait}/matrix"\\)//)]/FirstChar 0/LastChar 255/FontDescriptor 7 0 R>>`,
    '<</Type/FontDescriptor/FontName/Odd/Flags 4/FontFile 8 0 R>>',
    streamOf('%!PS-AdobeFont-1.0: Odd\n/FontMatrix [1 2 3 4 5 (x)] def'),
  ]);

const key = '00'.repeat(32);
const lock = (entries: string) => () =>
  pdfOf([READABLE], `/Encrypt<<${entries}/O<${key}>/U<${key}>/P -1>>/ID[<00><00>]`);
const longKey = '11'.repeat(48);
const newLock = `/Filter/Standard/V 5/R 6/Length 256/OE<${key}>/UE<${key}>/Perms<${'00'.repeat(16)}>/CF<</StdCF<</CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF`;

const whole = () => Buffer.from(pdfOf([READABLE]));
const picture = () =>
  onePagePdf({ resources: '/XObject<</X 6 0 R>>', content: 'q 595 0 0 842 0 0 cm /X Do Q' }, [
    streamOf(
      Buffer.alloc(300, 0x80),
      '/Type/XObject/Subtype/Image/Width 10/Height 10/ColorSpace/DeviceRGB/BitsPerComponent 8',
    ),
  ]);

export const pdfOutside = casesOf('cv.pdf', {
  'links of every kind': [linksOut, 'read'],
  'parts that are elsewhere': [partsElsewhere, 'read'],
  'scripts and forms': [scripts, 'read'],
  'a program as an attachment': [attachments, 'read'],
  'code in the matrix of a font': [codeInFont, 'read'],
  'a PDF with a password': [lock('/Filter/Standard/V 1/R 2'), 'RESUME_ENCRYPTED'],
  'a PDF with a new password': [
    () => pdfOf([READABLE], `/Encrypt<<${newLock}/O<${longKey}>/U<${longKey}>/P -1>>/ID[<00><00>]`),
    'RESUME_ENCRYPTED',
  ],
  'a PDF locked with a certificate': [lock('/Filter/Adobe.PubSec/V 4/R 4/SubFilter/adbe.pkcs7.s5'), 'RESUME_ENCRYPTED'],
  'a PDF locked with a huge key': [lock('/Filter/Standard/V 2/R 3/Length 2000000000'), 'endless'],
  'a PDF of pictures': [picture, 'RESUME_SCANNED'],
  'a PDF of no pages': [
    () => pdfFrom(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 0/Kids[]>>']),
    'RESUME_EMPTY',
  ],
  'a PDF cut short': [() => whole().subarray(0, 200), 'RESUME_DAMAGED'],
  'a PDF of which only the start is there': [() => Buffer.from('%PDF-1.7\n'), 'RESUME_DAMAGED'],
});

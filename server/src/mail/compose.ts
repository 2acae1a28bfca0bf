import { directionOf } from '@foothold/contract';
import type { MailContent } from './content.ts';
import { mailTexts } from './texts.ts';

export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail in words: plain text, and the same as simple HTML in the language's direction. Nothing a person wrote is in it. */
export function compose({ kind, language, recipient, link }: MailContent): ComposedMail {
  const { greeting, address, closing, [kind]: words } = mailTexts[language];
  const linked = link === null ? null : { link, button: words.button ?? link };
  const text = [
    greeting,
    ...words.before,
    ...(linked ? [`${linked.button}\n${linked.link}`] : []),
    ...words.after,
    closing,
  ].join('\n\n');
  const html = [
    paragraph(greeting),
    ...words.before.map(paragraph),
    ...(linked ? [button(linked), paragraph(address), linkLine(linked.link)] : []),
    ...words.after.map(paragraph),
    paragraph(closing),
  ].join('\n');
  return { to: recipient, subject: words.subject, text: `${text}\n`, html: page(language, words.subject, html) };
}

function page(language: MailContent['language'], title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#FAF8F4;color:#1B1E22;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto">
${body}
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escaped(text)}</p>`;
}

function button({ link, button: label }: { link: string; button: string }): string {
  const style =
    'display:inline-block;padding:12px 20px;border-radius:12px;background:#F3AC26;color:#1D1503;font-weight:600;text-decoration:none';
  return `<p style="margin:0 0 16px"><a href="${escaped(link)}" style="${style}">${escaped(label)}</a></p>`;
}

/** An address reads from left to right in every language. */
function linkLine(link: string): string {
  return `<p dir="ltr" style="margin:0 0 16px;word-break:break-all"><a href="${escaped(link)}" style="color:#855000">${escaped(link)}</a></p>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

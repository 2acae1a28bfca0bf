import type { Evaluated } from './evaluate.ts';

/** Findings of a quality that a report shows; the rest is counted. */
const SHOWN = 12;

/** An evaluation as Markdown: a table of the bars, then what was found. */
export function reportOf(title: string, { scores, errors }: Evaluated): string {
  const row = ({ quality, bar, looks, failed, passes }: Evaluated['scores'][number]) =>
    `| ${quality} | ${looks === 0 ? 'not looked at' : passes ? 'yes' : '**no**'} | ${looks} | ${failed} | ${bar} |`;
  const list = (heading: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [
          '',
          `## ${heading}`,
          ...lines.slice(0, SHOWN).map((line) => `- ${line.replaceAll('\n', ' ')}`),
          ...(lines.length > SHOWN ? [`- … and ${lines.length - SHOWN} more`] : []),
        ];
  return [
    `# ${title}`,
    '',
    '| quality | holds | looks | failed | bar |',
    '| --- | --- | ---: | ---: | --- |',
    ...scores.map(row),
    ...list('The guide failed', errors),
    ...scores.flatMap(({ quality, findings }) => list(quality, findings)),
    '',
  ].join('\n');
}

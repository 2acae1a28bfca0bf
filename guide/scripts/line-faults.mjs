// What is wrong with lines of guide/training, in words for whoever writes them.

/** Of each fault the beginning of its line is shown. */
const SHOWN = 60;

/** Lines of a label and a text: of a label that is none, without a text, or there before. */
export function lineFaults(lines, labels) {
  const seen = new Set();
  return lines.flatMap(({ label, text }) => {
    const isDoubled = seen.has(text);
    seen.add(text);
    if (!labels.includes(label) || text === '') return [`malformed: ${label} ${text.slice(0, SHOWN)}`];
    return isDoubled ? [`doubled: ${text.slice(0, SHOWN)}`] : [];
  });
}

/** Frames, one a line, into which something is put: without its place they would teach themselves alone. */
export function frameFaults(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('…'))
    .map((line) => `no … in: ${line.slice(0, SHOWN)}`);
}

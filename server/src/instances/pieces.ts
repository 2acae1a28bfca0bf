/** Takes texts apart that are longer than a channel allows, and puts them together again. */

/** `from piece/of text`, in the letters of base64 where the text was cut. */
const FRAME = /^([\w-]+) (\d+)\/(\d+) /;

/** `text` in frames of at most `most` bytes. `name` is not used twice while its frames are under way. */
export function inPieces(text: string, name: string, most: number): string[] {
  const room = most - `${name} 9999/9999 `.length;
  if (Buffer.byteLength(text) <= room) return [`${name} 1/1 ${text}`];
  const letters = Buffer.from(text).toString('base64');
  const count = Math.ceil(letters.length / room);
  return Array.from({ length: count }, (_, at) => {
    return `${name} ${at + 1}/${count} ${letters.slice(at * room, (at + 1) * room)}`;
  });
}

/** Puts frames together that come in their order; null = not whole yet. What lost its beginning is left out. */
export function pieceTogether(): (frame: string) => string | null {
  const begun = new Map<string, string[]>();
  return (frame) => {
    const [head = '', name = '', at, of] = FRAME.exec(frame) ?? [];
    const piece = frame.slice(head.length);
    if (of === '1') return piece;
    const so = at === '1' ? [] : begun.get(name);
    if (!so || so.length !== Number(at) - 1) {
      begun.delete(name);
      return null;
    }
    so.push(piece);
    begun.set(name, so);
    if (so.length < Number(of)) return null;
    begun.delete(name);
    return Buffer.from(so.join(''), 'base64').toString();
  };
}

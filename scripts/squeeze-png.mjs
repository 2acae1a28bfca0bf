// node scripts/squeeze-png.mjs FOLDER: every PNG in it as one of at most 256 colours, a third of the bytes. Reads what
// Chromium writes: 8 bits a channel, not interlaced.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS = { 2: 3, 6: 4 };

function* chunksOf(png) {
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const byLeft = Math.abs(guess - left);
  const byUp = Math.abs(guess - up);
  const byCorner = Math.abs(guess - corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

const undo = [() => 0, (left) => left, (_left, up) => up, (left, up) => (left + up) >> 1, paeth];

/** Width, height and the colour of every pixel as one number. */
function read(png) {
  const chunks = [...chunksOf(png)];
  const head = chunks.find(({ type }) => type === 'IHDR').data;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const channels = CHANNELS[head[9]];
  if (head[8] !== 8 || !channels || head[12] !== 0) throw new Error('Not a PNG as Chromium writes it');
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const line = width * channels;
  const bytes = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1) {
    const filter = undo[raw[y * (line + 1)]];
    for (let x = 0; x < line; x += 1) {
      const at = y * line + x;
      const left = x < channels ? 0 : bytes[at - channels];
      const up = y === 0 ? 0 : bytes[at - line];
      const corner = x < channels || y === 0 ? 0 : bytes[at - line - channels];
      bytes[at] = raw[y * (line + 1) + 1 + x] + filter(left, up, corner);
    }
  }
  const colours = Uint32Array.from({ length: width * height }, (_, index) => bytes.readUIntBE(index * channels, 3));
  return { width, height, colours };
}

const COMMON = 160;
const MOST = 256;

const channel = (colour, shift) => (colour >> shift) & 0xff;

function distance(one, other) {
  const red = channel(one, 16) - channel(other, 16);
  const green = channel(one, 8) - channel(other, 8);
  const blue = channel(one, 0) - channel(other, 0);
  return red * red + green * green + blue * blue;
}

function commonestFirst(colours) {
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return Uint32Array.from([...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour));
}

/** Which colours stay: the commonest, then one after the other the one that is worst off; and what each becomes. */
function paletteOf(colours) {
  const all = commonestFirst(colours);
  const palette = [];
  const off = new Float64Array(all.length).fill(Infinity);
  const places = new Uint8Array(all.length);
  const keep = (kept) => {
    for (let at = 0; at < all.length; at += 1) {
      const distant = distance(all[at], kept);
      if (distant >= off[at]) continue;
      off[at] = distant;
      places[at] = palette.length;
    }
    palette.push(kept);
  };
  all.slice(0, COMMON).forEach(keep);
  while (palette.length < Math.min(MOST, all.length)) keep(all[off.indexOf(Math.max(...off))]);
  return { palette, places: new Map([...all].map((colour, at) => [colour, places[at]])) };
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function squeeze(png) {
  const { width, height, colours } = read(png);
  const { palette, places } = paletteOf(colours);
  const lines = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, index) => {
    lines[Math.floor(index / width) * (width + 1) + 1 + (index % width)] = places.get(colour);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [16, 8, 0].map((shift) => channel(colour, shift))))),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const folder = process.argv[2] ?? '.';
for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.png'))) {
  const path = join(folder, file);
  writeFileSync(path, squeeze(readFileSync(path)));
}

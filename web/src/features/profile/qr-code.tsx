import { encode } from 'uqr';

/** Modules of light around the picture that readers need. */
const QUIET = 4;
const PIXELS = 220;

/** A text as a QR code, dark on light in either theme: that is what cameras read best. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure aria-label={label}>
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} width={PIXELS} height={PIXELS} className="max-w-full">
        <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
        <path fill="#000" d={dark.join('')} shapeRendering="crispEdges" />
      </svg>
    </figure>
  );
}

/** Runs of zeros as a zero and their length (1 to 127); base64 keeps it a text that any JSON can hold. */
export function packed(bytes) {
  const out = [];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 0) {
      out.push(bytes[at]);
      continue;
    }
    let run = 1;
    while (run < 127 && bytes[at + run] === 0) run += 1;
    out.push(0, run);
    at += run - 1;
  }
  return Buffer.from(Int8Array.from(out).buffer).toString('base64');
}

/** Real weights as signed bytes and what a step of them is worth; weights below `least` become 0. */
export function quantized(weights, least) {
  const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  // Few weights are that large: steps for half of it tell the many small ones apart better.
  const scale = (highest * 0.5) / 127;
  const bytes = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < least ? 0 : Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  return { scale, bytes };
}

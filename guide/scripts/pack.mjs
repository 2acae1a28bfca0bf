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

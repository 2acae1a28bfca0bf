/** The same value with its texts fit for the database: without NUL, and with lone surrogates replaced. */
export function storable<Value>(value: Value): Value {
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replaceAll('\0', '').toWellFormed();
    if (Array.isArray(part)) return part.map(clean);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, clean(member)]));
  };
  return clean(value) as Value;
}

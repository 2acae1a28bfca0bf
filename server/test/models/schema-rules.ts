type Schema = Record<string, unknown>;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partsOf(schema: Schema): [string, Schema][] {
  const named = ['properties', '$defs', 'definitions'].flatMap((key) => {
    const held = schema[key];
    return isSchema(held) ? Object.entries(held) : [];
  });
  const listed = ['anyOf', 'oneOf', 'allOf', 'items'].flatMap((key) => {
    const held = schema[key];
    return (Array.isArray(held) ? held : [held]).map((part): [string, unknown] => [key, part]);
  });
  return [...named, ...listed].filter((entry): entry is [string, Schema] => isSchema(entry[1]));
}

/**
 * What strict schemas of OpenAI and Anthropic refuse: an object that is not closed, a key that is not required,
 * `oneOf` and `allOf` (platform.openai.com/docs/guides/structured-outputs, "Supported schemas"). One sentence each.
 */
export function strictProblems(schema: Schema, path = 'root'): string[] {
  const problems: string[] = [];
  if (path === 'root' && (schema['type'] !== 'object' || 'anyOf' in schema)) problems.push('root must be an object');
  if (schema['type'] === 'object') {
    if (schema['additionalProperties'] !== false) problems.push(`${path}: additionalProperties must be false`);
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    const keys = isSchema(schema['properties']) ? Object.keys(schema['properties']) : [];
    const missing = keys.filter((key) => !required.includes(key));
    if (missing.length > 0) problems.push(`${path}: required must name ${missing.join(', ')}`);
  }
  for (const keyword of ['oneOf', 'allOf', 'not', 'if', 'patternProperties']) {
    if (keyword in schema) problems.push(`${path}: ${keyword} is not permitted`);
  }
  return [...problems, ...partsOf(schema).flatMap(([name, part]) => strictProblems(part, `${path}.${name}`))];
}

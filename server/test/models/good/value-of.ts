import type { Shape } from '../schema-of.ts';

/** The plainest value of a shape: every key there, one item in each list, every text the same sentence. */
export function valueOf(shape: Shape): unknown {
  const [first] = shape.anyOf ?? [];
  if (first) return valueOf(first);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  switch ([shape.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([key, part]) => [key, valueOf(part)]));
    case 'array':
      return shape.items ? [valueOf(shape.items)] : [];
    case 'number':
    case 'integer':
      return shape.minimum ?? 1;
    case 'boolean':
      return true;
    case 'string':
      return 'Begin with one small thing this week.';
    default:
      return null;
  }
}

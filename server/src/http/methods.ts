import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that a path of the API answers to; none for a path that isn't one. */
    methodsOf(url: string): string[];
  }
}

/** Remembers which methods every route has, so that a wrong one can be answered with 405 and Allow. */
export function knowMethods(app: FastifyInstance): void {
  const methodsByPattern = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    const known = methodsByPattern.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) known.methods.add(one);
    methodsByPattern.set(url, known);
  });
  app.decorate('methodsOf', (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const matching = [...methodsByPattern.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))];
  });
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}$`);
}

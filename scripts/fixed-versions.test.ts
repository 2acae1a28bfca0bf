import { describe, expect, it } from 'vitest';
import { sourceOf } from './deploy-files.ts';

/**
 * Weaknesses that are known of, each with the first version without it: package, version, advisory. A package may be
 * there several times; every copy has to be at or above. When an advisory comes, its row comes with the update.
 */
const fixed: readonly (readonly [name: string, version: string, advisory: string])[] = [
  ['@fastify/multipart', '10.1.9', 'shared/architecture.md'],
  ['@fastify/static', '10.1.3', 'CVE-2026-6414, CVE-2026-15074, GHSA-423g-23ch-w7c6'],
  ['ajv', '8.18.0', 'CVE-2025-69873'],
  ['brace-expansion', '5.0.9', 'CVE-2026-14257, CVE-2026-69152'],
  ['drizzle-orm', '0.45.2', 'CVE-2026-39356'],
  ['fast-uri', '3.1.5', 'host confusion by a backslash'],
  ['fastify', '5.12.8', 'CVE-2025-32442, CVE-2026-25223, CVE-2026-3635, CVE-2026-33806'],
  ['find-my-way', '9.7.0', 'CVE-2024-45813, CVE-2026-47219'],
  ['glob', '11.1.0', 'CVE-2025-64756'],
  ['minimatch', '10.2.3', 'GHSA-7r86-cg39-jmmj'],
  ['nanoid', '3.3.18', 'CVE-2026-67213, CVE-2026-67214'],
  ['nodemailer', '9.0.1', 'CVE-2025-14874, and what later 9.0.1 mended'],
  ['pdfjs-dist', '4.2.67', 'CVE-2024-4367'],
  ['postcss', '8.5.23', 'GHSA-6g55-p6wh-862q'],
  ['react-router', '8.3.0', 'cross-site requests, GitHub’s range up to 8.3.0'],
  ['undici', '7.29.0', 'CVE-2026-9697, CVE-2026-13697'],
  ['yauzl', '3.2.1', 'GHSA-gmq8-994r-jv83'],
];

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  /** Comes inside another package, and so under that one's hash. */
  inBundle?: boolean;
}
const { packages } = JSON.parse(sourceOf('package-lock.json')) as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(
  ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
);

const versionsOf = (name: string) =>
  installed.filter(([path]) => path.endsWith(`node_modules/${name}`)).map(([, { version = '' }]) => version);

function isAtLeast(version: string, least: string): boolean {
  const [one, other] = [version, least].map((text) => text.split(/[.-]/).map(Number));
  const at = one?.findIndex((part, place) => part !== other?.[place]) ?? -1;
  return at < 0 || (one?.[at] ?? 0) > (other?.[at] ?? 0);
}

describe('the packages in the lockfile', () => {
  it.each(fixed)('%s is at or above %s (%s)', (name, least) => {
    const versions = versionsOf(name);
    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => !isAtLeast(version, least))).toEqual([]);
  });

  it('are compared as versions are, not as text', () => {
    expect(['5.12.8', '5.12.10', '5.13.0', '6.0.0'].every((version) => isAtLeast(version, '5.12.8'))).toBe(true);
    expect(['5.12.7', '5.9.9', '4.99.99'].some((version) => isAtLeast(version, '5.12.8'))).toBe(false);
  });

  it('are each known by their content, so that no registry can send another', () => {
    expect(installed.length).toBeGreaterThan(300);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
  });
});

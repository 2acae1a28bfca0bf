import { createHash } from 'node:crypto';

/** The policy of the web app's pages; inline scripts and styles are allowed by the hash of exactly what the page holds. */
export function pagePolicy(html: string): string {
  const scripts = inlineHashes(html, /<script\b(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi);
  const styles = inlineHashes(html, /<style\b[^>]*>([\s\S]*?)<\/style>/gi);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types foothold',
  ].join('; ');
}

function inlineHashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

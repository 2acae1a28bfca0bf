import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOwnPath, rememberOrigin, takeOrigin } from '#shared/origin.ts';

beforeEach(() => sessionStorage.clear());

describe('isOwnPath', () => {
  it.each(['/profile', '/plan', '/plan/abc', '/onboarding/chat', '/recommendations?x=1', '/profile#data'])(
    'knows %s',
    (path) => expect(isOwnPath(path)).toBe(true),
  );

  it.each([
    '',
    '/',
    'profile',
    '//evil.example/plan/1',
    '/\\evil.example',
    'https://evil.example/profile',
    'javascript:alert(1)',
    '/api/account',
    '/plan/a/b',
    '/login',
  ])('refuses %j', (path) => expect(isOwnPath(path)).toBe(false));
});

describe('the origin', () => {
  it('is given once', () => {
    rememberOrigin('/profile');
    expect(takeOrigin()).toBe('/profile');
    expect(takeOrigin()).toBeNull();
  });

  it('is kept for the visit where the browser forbids storing', () => {
    const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    rememberOrigin('/profile');
    expect(takeOrigin()).toBe('/profile');
    expect(takeOrigin()).toBeNull();
    forbidden.mockRestore();
  });

  it('is checked again when taken, since anything may have written it', () => {
    sessionStorage.setItem('origin', '//evil.example');
    expect(takeOrigin()).toBeNull();
  });
});

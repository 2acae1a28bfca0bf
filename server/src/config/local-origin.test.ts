import { expect, it } from 'vitest';
import { localOrigin } from './local-origin.ts';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['::1', '[::1]'],
  ['home.example', 'home.example'],
])('a server that listens on %s is asked at %s', (host, name) => {
  expect(localOrigin({ host, port: 3000 })).toBe(`http://${name}:3000`);
});

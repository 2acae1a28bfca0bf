import { describe, expect, it } from 'vitest';
import { knownOf } from './knowledge.ts';

describe('what is known of a message in another language', () => {
  it('is found where the message is clearly in it', async () => {
    const known = await knownOf('o que eu faço com os retalhos de tecido que sobram', 'en');
    expect(known?.topic).toBe('making/leftover-material');
  });

  it('is not found by a lone word that both languages have', async () => {
    // “Ratos” are mice in Portuguese, and moments in Spanish.
    expect(await knownOf('ratos', 'pt')).not.toBeNull();
    expect(await knownOf('pinto a ratos como puedo', 'es')).toBeNull();
  });
});

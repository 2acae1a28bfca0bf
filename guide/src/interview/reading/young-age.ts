import { AGE_MIN } from '@foothold/contract';
import { isMinor, YOUNGEST_BELIEVED } from '../../chat/minor.ts';
import type { ReadingContext } from './context.ts';
import { flat } from './message.ts';
import { KIN } from './number-mentions.ts';

/**
 * Whether an age below the least is somebody else's, most likely a child's: “single mother to a son of 5”. It closes the
 * door on whoever said it, so it has to be theirs beyond a doubt: asked for, said as “I am 14”, or of a message that
 * speaks of no family.
 */
export function isChildsAge(age: number, message: string, { asked }: Pick<ReadingContext, 'asked'>): boolean {
  if (age >= AGE_MIN || asked === 'age' || isMinor(message)) return false;
  return age < YOUNGEST_BELIEVED || KIN.test(flat(message));
}

import { AGE_MIN } from '@foothold/contract';
import { isMinor } from '../../understand/minor.ts';
import type { ReadingContext } from './context.ts';

/**
 * Whether an age below the least may be somebody else's, most likely a child's: “single mother to a son of 5”, “46,
 * divorced, with a girl of 9”. It closes the door on whoever said it, so it has to be theirs beyond a doubt: asked for, or
 * said as “I am 14”. Whoever is not believed here is asked for their age later.
 */
export function isChildsAge(age: number, message: string, { asked }: Pick<ReadingContext, 'asked'>): boolean {
  return age < AGE_MIN && asked !== 'age' && !isMinor(message);
}

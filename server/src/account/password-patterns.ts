/** Ways fingers walk: alphabets, rows of keyboards, and the columns of a QWERTY one. */
const WALKS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  '!@#$%^&*()_+',
  'אבגדהוזחטיכלמנסעפצקרשת',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
].flatMap((walk) => [walk, [...walk].toReversed().join('')]);

/** A walk shorter than this may stand in any word. */
const WALK_MIN = 3;
const WALKS_MAX = 4;

/** Whether a text is nothing but a few walks over the keyboard, or one key pressed again and again: `qwerty123`, `1qaz2wsx`. */
export function isKeyboardWalk(text: string): boolean {
  let rest = text;
  for (let walks = 0; walks < WALKS_MAX && rest !== ''; walks += 1) {
    const length = longestWalk(rest);
    if (length < WALK_MIN) return false;
    rest = rest.slice(length);
  }
  return rest === '' && text !== '';
}

/** How many characters from the start one walk, or one key, covers. */
function longestWalk(text: string): number {
  const same = /^(.)\1*/su.exec(text)?.[0].length ?? 0;
  let length = 0;
  while (length < text.length && WALKS.some((walk) => walk.includes(text.slice(0, length + 1)))) length += 1;
  return Math.max(same, length);
}

/** A text longer than this is nobody's first guess, however often it says the same. */
const REPETITION_MAX = 32;

/** Whether a text is one short piece over and over: `abcabcabc`, `12121212`. */
export function isRepetition(text: string): boolean {
  if (text.length > REPETITION_MAX) return false;
  return /^(.{1,4})\1+$/su.test(text) || /^(.{1,4})\1{2,}.?$/su.test(text);
}

import type { QualityWords } from './kinds.ts';

export const en: QualityWords = {
  virtue:
    'patience|being patient|very patient|patient with|punctual|punctuality|always on time|never late|reliable|reliability|dependable|honest|honesty|hardworking|hard working|hard worker|work hard|responsible|trustworthy|discreet|discretion|loyal|loyalty|polite|politeness|friendly|cheerful|kindness|calm|calming|staying calm|empathy|good listener|listening to people|listening to others|teamwork|team work|team player|motivated|motivation|perseverance|stubbornness|good with people|getting on with people|people skills|early riser|good memory|well organised|well organized|being organised|being organized|quick learner|fast learner|willing to learn|attention to detail|common sense|communication skills|good communication|leadership|problem solving|adaptability|positive attitude|work ethic',
  known:
    'speak|speaking|talk|talking|explain|explaining|know|knowing|knowledge|judge|judging|read|reading|understand|understanding|listening|advise|advising|language|languages',
};

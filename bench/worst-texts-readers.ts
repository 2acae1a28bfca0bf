// Everything of the built-in guide that reads a person's words, each with the most it may be given.
import {
  emptyProfile,
  FIELD_LIMIT,
  IDEAS_MAX,
  isBlank,
  MESSAGE_LIMIT,
  readBusinessDescription,
} from '@foothold/contract';
import type { ChatTurn, ShownIdea } from '@foothold/guide';
import { careFor, mayBePlanned } from '@foothold/guide/built-in';
import { heard } from '@foothold/guide/checks/ask';
import { profileReaders } from './worst-texts-profile.ts';
import { guide, type Reader, type Scene } from './worst-texts-scene.ts';
import { filled } from './worst-texts-texts.ts';

const MOST_READ_OF_A_CV = 60_000;
/** As many messages as a reply is told of (server/src/chat/memory.ts). */
const TOLD = 40;
const DECLINE_NOTE = 1_000;
const CARE_READ = 24_000;

const talk = (text: string): ChatTurn[] =>
  Array.from({ length: TOLD / 2 }).flatMap((): ChatTurn[] => [
    { sender: 'user', content: text },
    { sender: 'foothold', content: text },
  ]);

const messageReaders: Reader[] = [
  {
    name: 'interview',
    limit: MESSAGE_LIMIT,
    read: (message, { context }) =>
      heard(guide.onboardingTurn({ profile: emptyProfile, history: [], message }, context)),
  },
  {
    name: 'interview, long talk',
    limit: MESSAGE_LIMIT,
    read: (message, { person: { profile }, context }) =>
      heard(guide.onboardingTurn({ profile, history: talk(message), message }, context)),
  },
  {
    name: 'chat',
    limit: MESSAGE_LIMIT,
    read: (message, { person: { profile }, plan, context }) =>
      heard(guide.stepChat({ profile, plan, stepId: '0', history: [], message }, context)),
  },
  {
    name: 'chat, long talk',
    limit: MESSAGE_LIMIT,
    read: (message, { person: { profile }, plan, context }) =>
      heard(guide.stepChat({ profile, plan, stepId: '0', substepId: '0.0', history: talk(message), message }, context)),
  },
  {
    name: 'refinement',
    limit: MESSAGE_LIMIT,
    read: (feedback, { person: { profile }, plan, context }) => guide.adaptPlan({ profile, plan, feedback }, context),
  },
];

/** As many ideas as are kept, each declined with a note. */
const declinedWith = (note: string, { idea }: Scene): ShownIdea[] =>
  Array.from({ length: IDEAS_MAX }, (_one, at) => ({
    ...idea,
    title: `${idea.title} ${at}`,
    declined: { reason: 'other', note },
  }));

const ideaReaders: Reader[] = [
  {
    name: 'ideas, feedback',
    limit: MESSAGE_LIMIT,
    read: (feedback, { person: { profile }, context }) =>
      guide.recommend({ profile, mode: 'brainstorm', feedback, already: [], count: 5 }, context),
  },
  {
    name: 'ideas, own idea',
    limit: MESSAGE_LIMIT,
    read: (idea, { person: { profile }, context }) =>
      guide.recommend({ profile, mode: 'idea', idea, already: [], count: 5 }, context),
  },
  {
    name: 'ideas, own idea and feedback',
    limit: MESSAGE_LIMIT,
    read: (idea, { person: { profile }, context }) =>
      guide.recommend({ profile, mode: 'idea', idea, feedback: idea, already: [], count: 5 }, context),
  },
  {
    name: 'ideas, business',
    limit: MESSAGE_LIMIT,
    read: (text, { person: { profile }, context }) => {
      const business = readBusinessDescription(text);
      return guide.recommend({ profile, mode: 'from-description', business, already: [], count: 5 }, context);
    },
  },
  {
    name: 'ideas, notes of declines',
    limit: DECLINE_NOTE,
    read: (note, scene) => {
      const { person, context } = scene;
      const already = declinedWith(note, scene);
      return guide.recommend({ profile: person.profile, mode: 'brainstorm', already, count: 5 }, context);
    },
  },
  {
    name: 'ideas, own idea and notes of declines',
    limit: DECLINE_NOTE,
    read: (note, scene) => {
      const { person, context } = scene;
      const already = declinedWith(note, scene);
      return guide.recommend({ profile: person.profile, mode: 'idea', idea: note, already, count: 5 }, context);
    },
  },
  {
    name: 'plan of an own idea',
    limit: MESSAGE_LIMIT,
    read: async (text, { person: { profile }, context }) => {
      const { value } = await guide.recommend({ profile, mode: 'idea', idea: text, already: [], count: 1 }, context);
      return value[0] && guide.planFromIdea({ profile, recommendation: value[0] }, context);
    },
  },
  {
    name: 'plan of a description',
    limit: MESSAGE_LIMIT,
    read: (description, { person: { profile }, context }) =>
      guide.planFromDescription({ profile, description }, context),
  },
];

const otherReaders: Reader[] = [
  {
    name: 'care',
    limit: CARE_READ,
    read: async (text, { context }) => careFor(text, context.language, text.slice(0, FIELD_LIMIT)),
  },
  { name: 'what is not planned', limit: MESSAGE_LIMIT, read: async (text) => mayBePlanned(text) },
  { name: 'what says nothing', limit: MESSAGE_LIMIT, read: async (text) => isBlank(text) },
  {
    name: 'CV',
    limit: MOST_READ_OF_A_CV,
    read: (text, { context }) => guide.parseResume({ text, fileName: 'cv.pdf' }, context),
  },
  {
    name: 'CV, below its headings',
    limit: MOST_READ_OF_A_CV,
    read: (text, { context }) => {
      const part = Math.max(Math.floor(text.length / 4) - 20, 1);
      const headed = ['Experience', 'Skills', 'Education', 'Languages'].map(
        (title) => `${title}\n${filled(text, part)}`,
      );
      return guide.parseResume({ text: headed.join('\n'), fileName: 'cv.pdf' }, context);
    },
  },
];

export const readers: readonly Reader[] = [...messageReaders, ...ideaReaders, ...profileReaders, ...otherReaders];

import type {
  Answered,
  AskedBack,
  AskedField,
  BusinessSnapshot,
  Day,
  Declined,
  Feeling,
  FieldUpdate,
  FoundResult,
  IdeasNotice,
  Language,
  NewMemory,
  OnboardingMode,
  ParsedResume,
  PlanChange,
  Profile,
  ProposedChange,
  Recommendation,
  ReplyAct,
  ReplyRecord,
  ResultContent,
  Sender,
  Source,
  Status,
  StepChoice,
  SuggestedChange,
  WorkKind,
} from '@foothold/contract';
import type { Care } from './reader/danger.ts';

/** What a guide is told beside the question. A guide has no clock and no dice of its own. */
export interface GuideContext {
  language: Language;
  /** Milliseconds since the epoch. */
  now: number;
  /** Stable per person: the same person asked twice gets the same answer. */
  seed: string;
  /** Turns true when nobody waits for the answer any more. */
  signal?: AbortState;
  /** True when this person wants no model to be asked: the built-in guide answers then. */
  builtInOnly?: boolean;
  /** What the person had remembered, newest first. */
  memory?: readonly Memory[];
}

/** Something the person had remembered, and the day they did (ISO 8601). */
export interface Memory extends NewMemory {
  /** Absent where it is kept nowhere, and can't be referred to. */
  id?: string;
  on: string;
}

/** Something that was done, as the log has it. */
export interface Doing {
  /** `money`: that some came in. */
  kind: 'tick' | 'result' | 'report' | 'decision' | 'hours' | 'money';
  /** The day it belongs to where the person was. */
  day: Day;
  /** Of what it is about, as it was then; empty where it is about nothing. */
  title: string;
  /** 0 where none were told. */
  minutes: number;
  /** What the person wrote with it. */
  words: string;
  choice?: StepChoice;
}

/** What was found out, and where. */
export type KnownResult = ResultContent & Pick<FoundResult, 'substep_id' | 'title' | 'step_title'>;

/** What a person did and found out, beside what the plan itself shows. */
export interface Known {
  /** The person's own today. */
  today: Day;
  /** All that was found out in the plan, oldest first. */
  results: readonly KnownResult[];
  /** What was done lately, oldest first. */
  doings: readonly Doing[];
  /** This week of a promise; null while none is in force. */
  promise: { need: number; done: number } | null;
}

/** What a guide may know of an AbortSignal without a DOM: whether it is aborted, and when it becomes so. */
export interface AbortState {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Who answered, and what to know about it; the source is `mixed` where the built-in guide filled what a model left out. */
export interface Meta {
  source: Source;
  /** Why a better guide did not answer, when one should have. */
  fellBackFrom?: string;
  warnings: readonly string[];
}

export interface Answer<Value> {
  value: Value;
  meta: Meta;
}

/** Ideas, and what to say beside them. */
export interface IdeasAnswer extends Answer<Idea[]> {
  /** Said when few ideas fit, or none: why, and wishes that a tap sends as feedback. */
  notice?: IdeasNotice;
}

/** An idea before the server gives it an id. */
export type Idea = Omit<Recommendation, 'recommendation_id' | 'declined'>;

/** An idea the person has seen. */
export interface ShownIdea extends Pick<Idea, 'title' | 'fit'> {
  /** Why the person does not want it; null or absent when they never said so. */
  declined?: Declined | null;
}

export interface RecommendInput {
  profile: Profile;
  mode: OnboardingMode;
  /** The person's own idea, in idea mode. */
  idea?: string;
  /** The composed description, in existing-business mode. */
  business?: BusinessSnapshot;
  /** What the next ideas should do differently. */
  feedback?: string;
  /** Ideas already shown; none of them comes again, and why some were declined teaches the next ones. */
  already: readonly ShownIdea[];
  /** How many ideas are wanted, 1 to 6. */
  count: number;
  /** Whether what anybody can do may follow what the person brought, as examples for a model; feedback asks for it too. */
  wider?: boolean;
  /** Told each idea as soon as it is whole and checked, in the order of the answer; a guide may also tell none. */
  onIdea?: (idea: Idea) => void;
}

export interface SubstepDraft {
  /** Id of the substep this one continues; null for a new one. */
  key: string | null;
  title: string;
  description: string;
  deliverable: string;
  /** 10 to 600. */
  minutes: number;
  /** Language-neutral name of the catalogue's substep behind it; null when none is. Chat finds its cards by it. */
  ref: string | null;
  /** What its result is, where whoever wrote it said so; else `placesIn` knows. */
  work?: WorkKind | undefined;
}

export interface StepDraft {
  key: string | null;
  title: string;
  description: string;
  smallest_test: string;
  cap: string;
  stop_if: string;
  ref: string | null;
  substeps: SubstepDraft[];
}

/** A plan as a guide writes it: no ids, no ticks. Those are the server's. */
export interface PlanDraft {
  title: string;
  short_description: string;
  /** Catalogue entry the plan was built from; null when none was. */
  archetype: string | null;
  steps: StepDraft[];
}

/** A plan as the server keeps it, shown to a guide. */
export interface StoredPlan {
  title: string;
  short_description: string;
  archetype: string | null;
  language: Language;
  steps: (Omit<StepDraft, 'key' | 'substeps'> & {
    step_id: string;
    status: Status;
    /** `completed_at`: when it was ticked (ISO 8601), where that is known. */
    substeps: (Omit<SubstepDraft, 'key'> & { substep_id: string; status: Status; completed_at?: string })[];
  })[];
}

export interface PlanFromIdeaInput {
  profile: Profile;
  recommendation: Idea;
  /** What was said in the interview, since there is no talk of a plan yet; absent where nothing was. */
  talk?: Talk;
  /** Told each step as soon as it is whole and checked, in order; a guide may also tell none. */
  onStep?: (step: StepDraft) => void;
}

export interface PlanFromDescriptionInput {
  profile: Profile;
  description: string;
  /** As in `PlanFromIdeaInput`, like `onStep`. */
  talk?: Talk;
  onStep?: (step: StepDraft) => void;
}

/** What was said before something is asked: about a plan, or in the interview. */
export interface Talk {
  /** What older talk came to. */
  summary?: string;
  /** Oldest first. */
  lately: readonly ChatTurn[];
}

export interface AdaptInput {
  profile: Profile;
  plan: StoredPlan;
  feedback: string;
  /** Absent where nothing was said. */
  talk?: Talk;
  /** What the person did and found out; absent where nothing is known. */
  known?: Known;
}

export interface AdaptAnswer {
  /** null when nothing was understood: the plan stays as it is. */
  draft: PlanDraft | null;
  /** What the draft does differently, for the person to read. */
  changes: PlanChange[];
  /** When `draft` is null, what can be changed; beside a draft, what was not done, or what became of a date. */
  notice?: string;
  /** What the notice begins with where its writer may be in danger. */
  care?: Care;
}

export interface ChatTurn {
  sender: Sender;
  content: string;
  /** Fields of the profile that a reply filled. */
  updates?: readonly FieldUpdate[];
  /** What a reply asked and did; absent of a person's message, and of a reply that nothing is known of but its words. */
  record?: ReplyRecord | null;
}

export interface StepChatInput {
  profile: Profile;
  plan: StoredPlan;
  stepId: string;
  substepId?: string;
  /** All that is not in `summary`, oldest first. */
  history: readonly ChatTurn[];
  /** What was said before `history`, in a few sentences; absent when that is all there was. */
  summary?: string;
  /** What the person did and found out; absent where nothing is known. */
  known?: Known;
  message: string;
}

/** Older talk about a plan, to be remembered in a few sentences. */
export interface CondenseInput {
  /** What was remembered of the talk before; absent when this is its beginning. */
  summary?: string;
  /** Oldest first. */
  turns: readonly ChatTurn[];
}

export interface OnboardingInput {
  profile: Profile;
  /** Oldest first. */
  history: readonly ChatTurn[];
  /** Empty = the opening turn. */
  message: string;
}

export interface CheckInInput {
  profile: Profile;
  plan: StoredPlan;
  /** Whole days since the person was last here; 0 where they say how it goes. */
  days: number;
  /** What they did and found out; absent where nothing is known. */
  known?: Known;
  /** What was said about the plan; absent where nothing was. */
  talk?: Talk;
  /** How they say it goes, and of which task; absent where they come back after a pause. */
  tap?: Tap;
}

/** An answer to how it goes. */
export interface Tap {
  feeling: Feeling;
  stepId: string;
  substepId: string;
  /** True when they said the same of this task on a day before. */
  again: boolean;
}

/** A word to somebody who comes back, or who says how it goes. */
export interface CheckIn {
  text: string;
  suggestions: string[];
}

/**
 * A reply as it is made: any number of deltas and updates, then one `done`. Updates carry whole lists, ready to
 * store. A guide that fails throws before `done`.
 */
export type ReplyEvent =
  /** `source`: who has written what was told so far; a reply that breaks off is labelled with the last one named. */
  | { type: 'delta'; text: string; source?: Source }
  /** `before`: what the field held. */
  | { type: 'update'; update: FieldUpdate; before?: FieldUpdate }
  /** `asks`, `act`, `askedBack` and `answered`: as in `ReplyRecord`. */
  | {
      type: 'done';
      text: string;
      suggestions: string[];
      meta: Meta;
      suggestedChange?: SuggestedChange;
      /** What the person asked to have changed. */
      proposals?: readonly ProposedChange[];
      asks?: AskedField | null;
      act?: ReplyAct | null;
      askedBack?: AskedBack;
      answered?: Answered;
    };

/** Everything a person pays attention for. The built-in guide and any model are both one of these. */
export interface Guide {
  recommend(input: RecommendInput, context: GuideContext): Promise<IdeasAnswer>;
  planFromIdea(input: PlanFromIdeaInput, context: GuideContext): Promise<Answer<PlanDraft>>;
  planFromDescription(input: PlanFromDescriptionInput, context: GuideContext): Promise<Answer<PlanDraft>>;
  adaptPlan(input: AdaptInput, context: GuideContext): Promise<Answer<AdaptAnswer>>;
  stepChat(input: StepChatInput, context: GuideContext): AsyncIterable<ReplyEvent>;
  /** What older talk came to, for `StepChatInput.summary`; null where the guide answers without. */
  condense(input: CondenseInput, context: GuideContext): Promise<Answer<string | null>>;
  /** A word of welcome after a pause, or to how it goes, with the smallest next thing to do. */
  checkIn(input: CheckInInput, context: GuideContext): Promise<Answer<CheckIn>>;
  onboardingTurn(input: OnboardingInput, context: GuideContext): AsyncIterable<ReplyEvent>;
  parseResume(input: { text: string; fileName: string }, context: GuideContext): Promise<Answer<ParsedResume>>;
}

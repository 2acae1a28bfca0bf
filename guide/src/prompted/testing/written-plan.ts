/** The minutes and words of one task of a good plan. */
const task = (title: string, minutes: number, like: string | null = null) => ({
  title,
  description: `${title}, with paper and a pencil. Half a page is enough.`,
  deliverable: `A note: ${title.toLowerCase()}`,
  minutes,
  like,
});

const phase = (name: string, title: string, substeps: ReturnType<typeof task>[]) => ({
  phase: name,
  title,
  description: 'You find out in small pieces. Nothing here has to be perfect.',
  smallest_test: 'Show it to one person and write down what they ask.',
  stop_if: 'Stop if five people shrug and change the subject.',
  substeps,
});

export type WireStep = ReturnType<typeof phase>;

const steps: readonly WireStep[] = [
  phase('check', 'Find out whether families want an afternoon off', [
    task('Look into what could stop it', 40, 'shared.check-risk'),
    task('Ask your office which papers it takes', 30, 'shared.check-rules'),
    task('Talk to five families on your street', 90),
  ]),
  phase('offer', 'Decide what one visit holds', [
    task('Write down what a visit is and what it is not', 45),
    task('Choose the two afternoons you can give', 30),
  ]),
  phase('ready', 'Get the first visit ready', [
    task('Find the way that costs nothing', 45, 'shared.adapt-free-way'),
    task('Pack a bag with games and a book', 40),
    task('Practise the first ten minutes with a friend', 60),
  ]),
  phase('first-customer', 'Visit the first family that pays', [
    task('Invite one family to a trial visit', 30),
    task('Spend the first afternoon with the mother', 150),
    task('Thank them and hear what was missing', 20),
  ]),
  phase('repeat', 'Keep what worked and drop the rest', [
    task('Note what each visit took out of you', 40),
    task('Settle on next month with one clear limit', 30),
  ]),
];

/** A good plan in English, as a model sends it; `change` spoils some steps. */
export function planAnswer(change: (step: WireStep, index: number) => object = (step) => step) {
  return {
    title: 'Quiet afternoons for families who care for a parent',
    short_description: 'You start with what you did for years on the ward. It leads to the first family that pays.',
    steps: steps.map((step, index) => ({ ...step, ...change(step, index) })),
  };
}

/** Ideas as a good model would write them for the nurse of the golden people, each of another sector. */
const bodies = [
  {
    title: 'Sitting with older people while families rest',
    sector: 'care-everyday',
    place: 'local',
    what_it_is:
      'You spend two hours with an older person at home. The family can leave the house and come back rested.',
    who_pays: 'Daughters and sons pay, because they have nobody to ask and feel bad about leaving.',
    first_customer:
      'A family from your street who looks after a parent. You meet them at the chemist or through neighbours.',
    first_week: 'Ask five families what a free afternoon would change. Agree on one trial visit.',
    smallest_test: 'Offer one free hour to one family and watch whether they ask for a second.',
    stop_if: 'Stop if five families say no to a trial visit.',
    risks: ['Families may want medical care, which you must refuse.', 'Visits may run late.'],
    needs: [],
    min_age: 18,
  },
  {
    title: 'Knitting circles for beginners',
    sector: 'education',
    place: 'local',
    what_it_is: 'Small groups learn to knit a scarf around one table. Everybody takes home what they made.',
    who_pays: 'Beginners pay by the evening, since videos do not show them where the mistake is.',
    first_customer: 'Colleagues who admire what you wear. You meet them in the canteen.',
    first_week: 'Show your own scarves to three people. Find a café table that is free on one evening.',
    smallest_test: 'Teach two friends for one evening with your own needles.',
    stop_if: 'Stop if nobody wants to come a second time.',
    risks: ['People may come once and then stay away.'],
    needs: [],
    min_age: 16,
  },
  {
    title: 'Repairing woollen clothes by post',
    sector: 'repair-making',
    place: 'both',
    what_it_is: 'People send in a jumper with a hole. You close it so that nobody sees it and send it back.',
    who_pays: 'Owners of good jumpers pay, because a new one costs far more than a repair.',
    first_customer: 'Somebody from a second-hand shop nearby who has moth holes to deal with.',
    first_week: 'Mend two pieces of your own. Take photos of before and after.',
    smallest_test: 'Offer one repair in a second-hand shop and see whether they hand you a piece.',
    stop_if: 'Stop if three shops have nothing to mend.',
    risks: ['Some yarns can’t be matched.', 'Parcels can get lost.'],
    needs: [],
    min_age: 16,
  },
  {
    title: 'Calm swimming lessons for anxious adults',
    sector: 'body-culture-place',
    place: 'local',
    what_it_is: 'Adults who fear water go in with you, step by step. Nobody hurries them.',
    who_pays: 'Adults pay who never learned it and feel ashamed in a big course.',
    first_customer: 'Somebody at your pool who stays where the water is low.',
    first_week: 'Ask the pool what is allowed. Talk to four people who stay at the edge.',
    smallest_test: 'Go in once with one friend who is afraid and note what helped.',
    stop_if: 'Stop if the pool does not allow it.',
    risks: ['Pools may allow only their own teachers.'],
    needs: [],
    min_age: 18,
  },
  {
    title: 'Plain letters to offices for busy families',
    sector: 'office-services',
    place: 'online',
    what_it_is: 'You turn what a family wants to say into one clear page. They read it and send it themselves.',
    who_pays: 'Families pay who put such letters off for weeks.',
    first_customer: 'A neighbour with a drawer of unopened letters.',
    first_week: 'Write one letter for a friend. Ask what was hard about it.',
    smallest_test: 'Rewrite one letter for nothing and see whether they bring another.',
    stop_if: 'Stop if nobody brings a second letter.',
    risks: ['You must not give advice on law, and have to say so.'],
    needs: [],
    min_age: 16,
  },
  {
    title: 'Packed lunches for a small office',
    sector: 'food',
    place: 'local',
    what_it_is: 'You cook one dish a day and bring it in boxes. The office chooses the day before.',
    who_pays: 'Workers pay who have no kitchen and are tired of sandwiches.',
    first_customer: 'The smallest office in the next street.',
    first_week: 'Read the food rules of your town. Cook one trial dish at home.',
    smallest_test: 'Let four people taste it and ask who would order.',
    stop_if: 'Stop if the rules ask for a kitchen you don’t have.',
    risks: ['Food rules may ask for an inspection first.'],
    needs: ['kitchen'],
    min_age: 18,
  },
];

export type WireIdea = (typeof bodies)[number] & Record<string, unknown>;

/** The first `count` of six good ideas in English, on the wire; `change` spoils some. */
export function wireIdeas(count: number, change: (idea: WireIdea, index: number) => object = (idea) => idea) {
  return bodies.slice(0, count).map((body, index) => ({
    own: false,
    entry: null,
    evidence: ['E1', 'E2', 'E3'],
    hours_min: 2,
    hours_max: 6,
    startup_cost_band: 0,
    short_description: `${body.title}, done in a few hours a week.`,
    why_you: 'What you know already takes the fear out of the first visit.',
    expectations: 'The first weeks bring more talk than money.',
    ...body,
    ...change(body, index),
  }));
}

/** An answer with these ideas, as a model sends it. */
export function ideasAnswer(ideas: readonly object[]) {
  return { candidates: ideas.map((_, index) => ({ line: `Line ${index}`, evidence: ['E1'] })), ideas };
}

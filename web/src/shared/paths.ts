/** Handed over where the copy of an earlier visit led to its plan: the server may say that another one is worked on now. */
export const ledByCopy = 'led-by-copy';

/** Handed over with whoever comes to a plan that was made just now. */
export const madeNow = 'made-now';

/** Every address of the product; nothing else spells one out. */
export const paths = {
  landing: '/',
  home: '/home',
  signup: '/signup',
  login: '/login',
  forgot: '/forgot',
  /** Both are opened by mailed links, whose token stands behind the `#`. */
  reset: '/reset',
  confirmMail: '/confirm-mail',
  legal: '/legal',
  onboarding: '/onboarding',
  mode: '/onboarding/mode',
  upload: '/onboarding/upload',
  onboardingChat: '/onboarding/chat',
  form: '/onboarding/form',
  recommendations: '/recommendations',
  /** One of them. */
  idea: (id: string) => `/recommendations/${id}`,
  chat: '/chat',
  profile: '/profile',
  account: '/account',
  data: '/data',
  rhythm: '/rhythm',
  memory: '/memory',
  /** The active plan, whichever it is. */
  activePlan: '/plan',
  plan: (id: string) => `/plan/${id}`,
} as const;

import { hasSpaces, PASSWORD_MIN, Signup } from '@foothold/contract';

export interface SignupForm {
  name: string;
  email: string;
  password: string;
  invite: string;
  agreed: boolean;
}

/** What keeps a form from being sent; each has its sentence under `account:signup.problems`. */
export type SignupProblem = 'spaces' | 'required' | 'terms' | 'email' | 'password' | 'length';

const texts = ['name', 'email', 'password', 'invite'] as const;

/** The first thing wrong with a sign-up form and the fields it is about, null when it can be sent. */
export function signupProblem(form: SignupForm): { problem: SignupProblem; fields: (keyof SignupForm)[] } | null {
  const spaced = texts.filter((field) => hasSpaces(form[field]));
  if (spaced.length > 0) return { problem: 'spaces', fields: spaced };
  const missing = (['name', 'email', 'password'] as const).filter((field) => form[field] === '');
  if (missing.length > 0) return { problem: 'required', fields: missing };
  if (!form.agreed) return { problem: 'terms', fields: ['agreed'] };
  if (form.password.length < PASSWORD_MIN) return { problem: 'password', fields: ['password'] };
  const parsed = Signup.safeParse(signupBody(form));
  if (parsed.success) return null;
  const refused = texts.filter((field) => parsed.error.issues.some((issue) => issue.path[0] === field));
  return { problem: refused.includes('email') ? 'email' : 'length', fields: refused };
}

/** The form as the call wants it; an empty invite code is none. */
export function signupBody({ name, email, password, invite }: SignupForm) {
  return { name, email, password, agreed_to_terms: true as const, ...(invite === '' ? {} : { invite }) };
}

import { describe, expect, it } from 'vitest';
import { signupBody, signupProblem, type SignupForm } from './signup-check.ts';

const good: SignupForm = { name: 'dana', email: 'dana@example.com', password: 'longenough', invite: '', agreed: true };

describe('signupProblem', () => {
  it('finds nothing wrong with a whole form', () => {
    expect(signupProblem(good)).toBeNull();
    expect(signupProblem({ ...good, invite: 'BETA-1' })).toBeNull();
  });

  it.each(['name', 'email', 'password', 'invite'] as const)(
    'refuses white space in %s before anything else',
    (field) => {
      expect(signupProblem({ ...good, [field]: 'a b', agreed: false })).toEqual({ problem: 'spaces', fields: [field] });
      expect(signupProblem({ ...good, [field]: '\u00a0' })).toEqual({ problem: 'spaces', fields: [field] });
    },
  );

  it('asks for name, email and password, and not for an invite code', () => {
    expect(signupProblem({ name: '', email: '', password: '', invite: '', agreed: false })).toEqual({
      problem: 'required',
      fields: ['name', 'email', 'password'],
    });
  });

  it('asks for the terms', () => {
    expect(signupProblem({ ...good, agreed: false })).toEqual({ problem: 'terms', fields: ['agreed'] });
  });

  it('knows half an email address, a short password and a name too long', () => {
    expect(signupProblem({ ...good, email: 'dana@' })?.problem).toBe('email');
    expect(signupProblem({ ...good, password: 'short' })?.problem).toBe('password');
    expect(signupProblem({ ...good, name: 'x'.repeat(81) })).toEqual({ problem: 'length', fields: ['name'] });
  });
});

describe('signupBody', () => {
  it('leaves an empty invite code out', () => {
    expect(signupBody(good)).not.toHaveProperty('invite');
    expect(signupBody({ ...good, invite: 'BETA-1' })).toHaveProperty('invite', 'BETA-1');
  });
});

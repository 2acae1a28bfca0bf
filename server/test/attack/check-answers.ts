import { isDeepStrictEqual } from 'node:util';
import type { Expectation } from './cases.ts';
import { type Answer, jsonOf } from './http-client.ts';
import type { Outcome, Problems } from './outcome.ts';
import { fill } from './placeholders.ts';

const headerOf = ({ headers }: Answer, name: string) => [headers[name]].flat().join(', ');

function headersMatch(answer: Answer, wanted: Record<string, string>): Problems {
  return Object.entries(wanted)
    .filter(([name, pattern]) => !new RegExp(pattern, 'i').test(headerOf(answer, name)))
    .map(([name, pattern]) => `header ${name} is "${headerOf(answer, name)}", not /${pattern}/`);
}

const closedSources: Record<'page' | 'api', Record<string, RegExp>> = {
  page: {
    'default-src': /^'(none|self)'$/,
    'script-src': /^(?!.*unsafe-(inline|eval)).*'self'/,
    'object-src': /^'none'$/,
    'base-uri': /^'(none|self)'$/,
    'frame-ancestors': /^'none'$/,
    'form-action': /^'(self|none)'$/,
  },
  api: { 'default-src': /^'none'$/, 'frame-ancestors': /^'none'$/ },
};

function policyProblems(answer: Answer, kind: 'page' | 'api'): Problems {
  const directives = headerOf(answer, 'content-security-policy')
    .split(';')
    .map((directive) => directive.trim().split(/\s+(.*)/s));
  const policy = Object.fromEntries(directives.map(([name = '', sources = '']) => [name, sources.trim()]));
  return Object.entries(closedSources[kind])
    .filter(([name, pattern]) => !pattern.test(policy[name] ?? ''))
    .map(([name]) => `the content policy has ${name} "${policy[name] ?? ''}"`);
}

function cookieProblems(answer: Answer, wanted: NonNullable<Expectation['cookie']>, isHttps: boolean): Problems {
  return Object.entries(wanted).flatMap(([name, { SameSite, Path, HttpOnly }]) => {
    const cookie = [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith(`${name}=`));
    if (cookie === undefined) return [];
    const problems: Problems = [];
    if (!new RegExp(`;\\s*SameSite=(${SameSite})(;|$)`, 'i').test(cookie))
      problems.push(`cookie ${name} has no SameSite`);
    if (!cookie.includes(`Path=${Path}`)) problems.push(`cookie ${name} has another Path`);
    if (/;\s*Secure/i.test(cookie) !== isHttps) problems.push(`cookie ${name} is Secure at the wrong time`);
    if (/;\s*HttpOnly/i.test(cookie) !== HttpOnly) problems.push(`cookie ${name} has the wrong HttpOnly`);
    return problems;
  });
}

type Check<Key extends keyof Expectation> = (
  wanted: NonNullable<Expectation[Key]>,
  answer: Answer,
  outcome: Outcome,
) => Problems;

/** What must hold for each answer by itself. */
export const answerChecks: { [Key in keyof Expectation]?: Check<Key> } = {
  status: (wanted, { status, body }) =>
    wanted.includes(status) ? [] : [`status ${status}, not ${wanted.join(' or ')}: ${body.slice(0, 300)}`],
  body_has_no: (wanted, { body }, { values }) =>
    fill(wanted, values)
      .filter((text) => body.includes(text))
      .map((text) => `the body holds "${text}"`),
  contains: (wanted, { body }, { values }) =>
    fill(wanted, values)
      .filter((text) => !body.includes(text))
      .map((text) => `the body lacks "${text}"`),
  header: (wanted, answer) => headersMatch(answer, wanted),
  header_on_429: (wanted, answer) => (answer.status === 429 ? headersMatch(answer, wanted) : []),
  header_absent: (wanted, { headers }) =>
    wanted.filter((name) => name in headers).map((name) => `header ${name} is there`),
  no_new_header: (wanted, { headers }) => (wanted in headers ? [`header ${wanted} is there`] : []),
  no_token: (_wanted, answer) => ('token' in jsonOf(answer) ? ['the answer holds a token'] : []),
  json: (wanted, answer) =>
    Object.entries(wanted)
      .filter(([key, value]) => !isDeepStrictEqual(jsonOf(answer)[key], value))
      .map(([key]) => `the JSON has another ${key}`),
  csp: (wanted, answer) => policyProblems(answer, wanted),
  cookie: (wanted, answer, { server }) => cookieProblems(answer, wanted, server.origin.startsWith('https:')),
};

/** What must hold for all answers together. */
export function checkTogether({ attack, answers }: Outcome): Problems {
  const { exactly = {}, same_plan_id, max_ms } = attack.expect;
  const problems = Object.entries(exactly)
    .map(([status, count]) => ({
      status,
      count,
      found: answers.filter((each) => String(each.status) === status).length,
    }))
    .filter(({ count, found }) => count !== found)
    .map(({ status, count, found }) => `${found} answers with ${status}, not ${count}`);
  const planIds = new Set(answers.map((answer) => jsonOf(answer)['plan_id']));
  if (same_plan_id && (planIds.size !== 1 || planIds.has(undefined))) problems.push('the answers name several plans');
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  if (max_ms !== undefined && slowest > max_ms) problems.push(`the answer took ${Math.round(slowest)} ms`);
  const { generator } = attack;
  const last = answers.at(-1)?.status;
  if (generator?.type === 'repeat' && generator.expect_last !== undefined && last !== generator.expect_last) {
    problems.push(`the last answer was ${last}, not ${generator.expect_last}`);
  }
  return problems;
}

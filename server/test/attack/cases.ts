import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Strict on purpose: a case that asks for something this runner does not know must not pass unread. */
const texts = z.record(z.string(), z.string());
const Status = z.union([z.int(), z.literal('closed')]);

const Headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const Request = { method: z.string(), path: z.string(), headers: Headers, body: z.optional(z.unknown()) };

const MultipartPart = z.strictObject({ name: z.string(), value: z.string(), repeat: z.optional(z.int()) });

const Generator = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('raw_http'), after_head: z.optional(z.string()) }),
  z.strictObject({
    type: z.literal('repeat'),
    n: z.int(),
    expect_last: z.optional(z.int()),
    vary_header: z.optional(texts),
    same_setup: z.optional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('parallel'), n: z.int() }),
  z.strictObject({ type: z.literal('timing'), n: z.int(), vs: z.unknown(), max_ratio: z.number() }),
  z.strictObject({ type: z.literal('trickle'), seconds: z.int() }),
  z.strictObject({ type: z.literal('multipart'), parts: z.array(MultipartPart) }),
]);

const Token = z.strictObject({
  from: z.enum(['A', 'B']),
  payload: z.optional(z.record(z.string(), z.unknown())),
  header: z.optional(z.record(z.string(), z.unknown())),
  sign: z.union([z.string(), z.array(z.string())]),
  drop_session: z.optional(z.boolean()),
});

const Cookie = z.strictObject({
  SameSite: z.string(),
  Path: z.string(),
  Secure: z.literal('when https'),
  HttpOnly: z.boolean(),
});

const Expectation = z.strictObject({
  status: z.array(Status),
  unchanged: z.optional(z.array(z.enum(['A', 'B']))),
  body_has_no: z.optional(z.array(z.string())),
  contains: z.optional(z.array(z.string())),
  header: z.optional(texts),
  header_absent: z.optional(z.array(z.string())),
  header_on_429: z.optional(texts),
  no_new_header: z.optional(z.string()),
  no_token: z.optional(z.literal(true)),
  json: z.optional(z.record(z.string(), z.unknown())),
  same_body_as: z.optional(z.literal('login-wrong-password')),
  same_as_unknown: z.optional(z.array(z.string())),
  same_plan_id: z.optional(z.literal(true)),
  exactly: z.optional(z.record(z.string(), z.int())),
  max_ms: z.optional(z.int()),
  csp: z.optional(z.enum(['page', 'api'])),
  cookie: z.optional(z.record(z.string(), Cookie)),
  stored_verbatim: z.optional(z.literal(true)),
  no_pollution: z.optional(z.literal(true)),
  no_file_left: z.optional(z.literal(true)),
  log_escaped: z.optional(z.literal(true)),
  server_alive: z.optional(z.literal(true)),
  no_model_call: z.optional(z.literal(true)),
  model_roles_only_user: z.optional(z.string()),
  browser: z.optional(z.record(z.string(), z.unknown())),
  follow_up: z.optional(z.enum(['no-account', 'can-log-in', 'one-active-plan', 'erased', 'other-address-still-works'])),
});

const AttackCase = z.strictObject({
  id: z.string(),
  group: z.string(),
  part: z.enum(['main', 'rate', 'model', 'xss']),
  why: z.string(),
  setup: z.array(z.enum(['userA', 'planA', 'planB', 'emptyA', 'freshA', 'freshA+recs', 'freshA+plan'])),
  ...Request,
  raw_body: z.optional(z.string()),
  before: z.optional(z.array(z.strictObject(Request))),
  generator: z.optional(Generator),
  token: z.optional(Token),
  from_address: z.optional(z.string()),
  model_modes: z.optional(z.array(z.string())),
  unless_documented: z.optional(z.literal(true)),
  expect: Expectation,
});
export type AttackCase = z.infer<typeof AttackCase>;
export type Setup = AttackCase['setup'][number];
export type Expectation = AttackCase['expect'];
export type TokenRecipe = NonNullable<AttackCase['token']>;
export type MultipartField = z.infer<typeof MultipartPart>;

const text = readFileSync(new URL('./cases.json', import.meta.url), 'utf8');
/** An object with a member `then` would be taken for a promise. */
const file: unknown = JSON.parse(text.replaceAll('"then":', '"follow_up":'));
export const attackCases = z.parse(z.object({ cases: z.array(AttackCase) }), file).cases;

/** Cases for a real browser: the end-to-end tests open the page that shows the text. */
export const browserCases = attackCases.filter(({ part }) => part === 'xss');

const ofPart = (part: AttackCase['part']) => attackCases.filter((each) => each.part === part);

/** Takes as long as the server lets a stalled upload live. */
const isSlow = ({ generator }: AttackCase) => generator?.type === 'trickle';

/** With RATE_LIMITS=off. */
export const mainCases = ofPart('main').filter((attack) => !isSlow(attack));
/** With RATE_LIMITS=off too, for as long as REQUEST_SECONDS says. */
export const slowCases = ofPart('main').filter(isSlow);
/** With a stand-in for a model. */
export const modelCases = ofPart('model');
/** Those of them that hold for the built-in guide too. */
export const modelFreeCases = modelCases.filter(({ expect }) => expect.model_roles_only_user === undefined);
/** With the limits as they are by default. */
export const rateCases = ofPart('rate');

import { Failure } from '@foothold/contract';
import * as z from 'zod/mini';
import type { Answer } from '../attack/http-client.ts';
import type { FuzzRequest } from './requests.ts';

/** What nobody outside may read: where code lies, what a database was asked. */
const INSIDES = /node_modules|Failed query|\bat \S+ \(\S+:\d+\)|\.ts:\d+|SQLSTATE|syntax error at or near/;
const INTERNAL = 500;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureProblems(value: unknown): string[] {
  const read = z.safeParse(Failure, value);
  if (!read.success) return ['a failure that is not shaped { error, code }'];
  if (read.data.code === 'INTERNAL') return ['a failure nobody foresaw'];
  return read.data.error.trim() === '' ? ['a failure without a sentence'] : [];
}

function streamProblems({ endpoint }: FuzzRequest, body: string): string[] {
  const last = body.trimEnd().split('\n\n').at(-1) ?? '';
  const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(last) ?? [];
  if (event === 'error') return failureProblems(jsonOf(data));
  if (event !== 'done') return ['a stream that ends with neither done nor error'];
  return endpoint.reply && !z.safeParse(endpoint.reply, jsonOf(data)).success
    ? ['a stream whose done is not the reply']
    : [];
}

function successProblems(request: FuzzRequest, { status, headers, body }: Answer): string[] {
  const { endpoint, method } = request;
  const type = String(headers['content-type'] ?? '');
  if (type.startsWith('text/event-stream')) return streamProblems(request, body);
  // Another method or a path of another call answers as that one does.
  if (method !== endpoint.method || endpoint.path.includes(':')) return [];
  if (status !== endpoint.status) return [`${status} where the contract says ${endpoint.status}`];
  if (!endpoint.reply || !type.startsWith('application/json')) return [];
  return z.safeParse(endpoint.reply, jsonOf(body)).success ? [] : ['a reply that is not the contract’s'];
}

/** What is wrong with an answer, whatever was asked; nothing for one that keeps the contract. */
export function answerProblems(request: FuzzRequest, answer: Answer, foreignText: string): string[] {
  const { status, headers, body } = answer;
  if (status === 'closed') return ['no answer'];
  const problems: string[] = [];
  if (status === INTERNAL) problems.push('an answer of 500');
  if (INSIDES.test(body)) problems.push('an answer that shows the inside');
  if (body.includes(foreignText)) problems.push('an answer with a bystander’s words');
  if (request.method === 'HEAD') return problems;
  if (status < 300) return [...problems, ...successProblems(request, answer)];
  if (status < 400) return [...problems, 'a redirect'];
  if (!String(headers['content-type']).startsWith('application/json')) problems.push('a failure that is no JSON');
  if ((status === 429 || status === 503) && !(Number(headers['retry-after']) > 0)) problems.push('no Retry-After');
  return [...problems, ...failureProblems(jsonOf(body))];
}

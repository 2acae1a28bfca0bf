import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filledText } from './text.ts';

export const feedback = {
  send: endpoint({
    method: 'POST',
    path: '/api/feedback',
    summary: 'Tell the makers something; signed in or not',
    access: 'optional',
    body: z.object({ message: filledText() }),
    reply: z.object({ received: z.literal(true) }),
    status: 201,
    hears: true,
  }),
};

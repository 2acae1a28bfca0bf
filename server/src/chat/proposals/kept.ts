import type { ChatProposal, KeptProposal, ProposedChange } from '@foothold/contract';

/** What leaves the server of a proposal. */
export function presentProposal({ undo: _own, ...proposal }: KeptProposal): ChatProposal {
  return proposal;
}

/** A change as it is first kept. */
export function newProposal(change: ProposedChange, id: string): KeptProposal {
  return { ...change, id, state: 'open', undo: null };
}

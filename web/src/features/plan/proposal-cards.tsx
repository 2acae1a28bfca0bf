import type { ChatProposal } from '@foothold/contract';
import { ProposalCard } from './proposal-card.tsx';

interface ProposalCardsProps {
  proposals: readonly ChatProposal[];
  isActive: boolean;
}

/** The changes that one reply proposes. */
export function ProposalCards({ proposals, isActive }: ProposalCardsProps) {
  return proposals.map((proposal) => <ProposalCard key={proposal.id} proposal={proposal} isActive={isActive} />);
}

import { useDraft } from '#shared/draft.ts';
import { type DraftDoubt, type DraftDoubtReason, type ResumeField, sameValue } from '#shared/draft-resume.ts';

interface Doubts {
  /** Why a value of the field is in doubt, as it stands; [] for most. */
  reasonsOf: (value: unknown) => DraftDoubtReason[];
  /** The person says that the value is right. */
  settle: (value: unknown) => void;
}

/** What CVs left in doubt about a field of the draft; nothing for a field no CV fills in. */
export function useDoubts(field: ResumeField | undefined): Doubts {
  const doubts = useDraft((draft) => draft.doubts);
  const isAbout = (doubt: DraftDoubt, value: unknown) => doubt.field === field && sameValue(doubt.value, value);
  return {
    reasonsOf: (value) => doubts.filter((doubt) => isAbout(doubt, value)).map(({ reason }) => reason),
    settle: (value) => useDraft.setState({ doubts: doubts.filter((doubt) => !isAbout(doubt, value)) }),
  };
}

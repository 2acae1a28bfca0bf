import { create } from 'zustand';

/** A question that another part of the workspace has for the conversation, and the step or task it is about. */
export interface AskedInChat {
  question: string;
  topic: string;
}

/** The question, until the conversation takes it. */
export const useAskedInChat = create<{ asked: AskedInChat | null }>(() => ({ asked: null }));

/** The question, once. */
export function takeAskedInChat(): AskedInChat | null {
  const { asked } = useAskedInChat.getState();
  if (asked !== null) useAskedInChat.setState({ asked: null });
  return asked;
}

import { create } from 'zustand';

/** A question that another part of the workspace has for the conversation, until that takes it. */
export const useAskedInChat = create<{ question: string | null }>(() => ({ question: null }));

/** The question, once. */
export function takeAskedInChat(): string | null {
  const { question } = useAskedInChat.getState();
  if (question !== null) useAskedInChat.setState({ question: null });
  return question;
}

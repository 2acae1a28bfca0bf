import { Component, type ReactNode } from 'react';

interface MessageBoundaryProps {
  /** What stands there when drawing the message fails. */
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps a message that can't be drawn from taking the conversation with it. React reports the error itself. */
export class MessageBoundary extends Component<MessageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

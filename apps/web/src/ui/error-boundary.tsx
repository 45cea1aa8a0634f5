/** Keeps a crash of one part from taking the page along. */
import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of what crashed; `reset` tries once more. */
  readonly fallback: (reset: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly hasCrashed: boolean;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasCrashed: true };
  }

  override readonly state: ErrorBoundaryState = { hasCrashed: false };

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasCrashed: false }));
  }
}

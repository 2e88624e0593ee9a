import { Component, type ReactNode } from 'react';

interface Props {
  readonly onError: (error: unknown) => void;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Catches errors of a remote's part, so that the rest of the page works. */
export class RemoteBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}

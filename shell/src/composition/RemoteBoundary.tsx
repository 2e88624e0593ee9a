import { Component, type ReactNode } from 'react';

interface Props {
  /** A change of it renders the children again after an error. */
  readonly at?: string | undefined;
  readonly onError: (error: unknown) => void;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Catches errors of a part, such as a remote's, so that the rest of the page works. */
export class RemoteBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override componentDidUpdate({ at }: Props) {
    if (at !== this.props.at && this.state.failed) this.retry();
  }

  readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}

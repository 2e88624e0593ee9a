import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** A part that throws shows why, as its team wants to know it; everything around it goes on. */
export class PartBoundary extends Component<Props, { readonly error?: unknown }> {
  override readonly state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <pre role="alert" style={{ padding: 16, overflow: 'auto', color: 'var(--color-negative)' }}>
        {error instanceof Error ? (error.stack ?? error.message) : String(error)}
      </pre>
    );
  }
}

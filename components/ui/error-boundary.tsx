import { Component } from 'react';

type Props = { fallback: React.ReactNode; children: React.ReactNode };

/** Renders its children; if they throw, renders `fallback` in their place, and the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

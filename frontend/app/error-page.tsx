import { Component, type ReactNode } from 'react';
import { RouterError } from './router-error.tsx';

interface ErrorPageProps {
  /** When this value changes, the error boundary tries again to render its children. */
  place: unknown;
  children: ReactNode;
}

interface Failure {
  failed: { error: unknown } | undefined;
}

/** Shows an error page instead of a page whose rendering failed. */
export class ErrorPage extends Component<ErrorPageProps, Failure> {
  override state: Failure = { failed: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidUpdate({ place }: ErrorPageProps): void {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: undefined });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <RouterError error={failed.error} /> : this.props.children;
  }
}

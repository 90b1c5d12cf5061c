/**
 * A part of a page whose code is loaded when it is first rendered. If the code cannot be loaded
 * (the browser is offline, or a deployment has removed the page's files), an error is shown instead
 * of the part, and the rest of the page stays. Only a reload of the page helps, because a browser
 * does not request a failed module again in the same page.
 */
import { Component, createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { notLoaded } from '../../content/notices.ts';
import './loading.css';
import { notifyError } from './notify.ts';

class PartNotLoaded extends Error {
  override readonly name = 'PartNotLoaded';
}

/**
 * Makes a component that suspends until its code is loaded, as `lazy` does. All uses of the
 * component share one load.
 * @param instead a replacement that is shown if the code can't be loaded, for small parts that a
 * page has many times.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ReactNode,
): ComponentType<Props> {
  const part = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause: unknown) {
      throw new PartNotLoaded(notLoaded.text, { cause });
    }
  }) as unknown as ComponentType<Props>;
  return function LazyPart(props: Props) {
    return <PartBoundary instead={instead}>{createElement(part, props)}</PartBoundary>;
  };
}

interface BoundaryProps {
  instead: ReactNode;
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PartNotLoaded) notifyError(notLoaded.text, 'part-not-loaded');
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof PartNotLoaded)) throw error;
    if (this.props.instead !== undefined) return this.props.instead;
    return (
      <div className="load-failure">
        <p>{notLoaded.text}</p>
        <button
          type="button"
          className="button button--small button--quiet"
          onClick={() => window.location.reload()}
        >
          {notLoaded.reload}
        </button>
      </div>
    );
  }
}

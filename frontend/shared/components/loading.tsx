import type { ReactNode } from 'react';
import { signInTexts } from '../../content/account.ts';
import './loading.css';

/** Shown while something loads; if the loading fails, shows why. */
export function Loading({ failure }: { failure?: ReactNode }) {
  if (failure === undefined) return <p className="loading">{signInTexts.busy}</p>;
  return (
    <div className="loading page-width" role="alert">
      {failure}
    </div>
  );
}

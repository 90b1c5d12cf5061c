import type { ReactNode } from 'react';
import { signInTexts } from '../../content/account.ts';
import { noScript } from '../../content/notices.ts';
import './loading.css';

/**
 * The text that is shown while something loads. If the loading fails or scripts are off, the text
 * says why.
 */
export function Loading({ failure }: { failure?: ReactNode }) {
  if (failure === undefined) {
    return (
      <>
        <p className="loading">{signInTexts.busy}</p>
        <noscript>
          <p>{noScript}</p>
        </noscript>
      </>
    );
  }
  return (
    <div className="loading page-width" role="alert">
      {failure}
    </div>
  );
}

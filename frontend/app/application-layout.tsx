import { Outlet } from 'react-router-dom';
import { ApplicationFrame } from './application-frame.tsx';
import { applicationId } from './application-pages.ts';
import type { PageHandle } from './page-handle.ts';

export const handle: PageHandle = { isApplication: true };

/**
 * Prerenders a page of the application; in the browser, `application.tsx` takes over the rendered
 * element.
 */
export default function ApplicationLayout() {
  return (
    <div id={applicationId}>
      <ApplicationFrame>
        <Outlet />
      </ApplicationFrame>
    </div>
  );
}

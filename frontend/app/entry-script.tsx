import { useContext } from 'react';
import { UNSAFE_FrameworkContext } from 'react-router';

/** The site's one script, on a page that omits the router's own scripts. */
export function EntryScript() {
  const entry = useContext(UNSAFE_FrameworkContext)?.manifest.entry.module;
  return <script type="module" src={entry} />;
}

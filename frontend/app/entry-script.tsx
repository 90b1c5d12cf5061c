import { useContext } from 'react';
import { UNSAFE_FrameworkContext } from 'react-router';

/** Loads the site's only script on pages that do not use the router's own scripts. */
export function EntryScript() {
  const entry = useContext(UNSAFE_FrameworkContext)?.manifest.entry.module;
  return <script type="module" src={entry} />;
}

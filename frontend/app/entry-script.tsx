import { useContext } from 'react';
import { UNSAFE_FrameworkContext } from 'react-router';

/**
 * Loads the site's only script, on pages that do not use the scripts of React Router's framework
 * mode.
 */
export function EntryScript() {
  const { entry, hmr } = useContext(UNSAFE_FrameworkContext)?.manifest ?? {};
  const src = entry?.module;
  if (!hmr) return <script type="module" src={src} />;
  // The dev server's runtime replaces changed modules and must run before any module.
  const start = `import ${JSON.stringify(hmr.runtime)}; await import(${JSON.stringify(src)});`;
  return <script type="module" dangerouslySetInnerHTML={{ __html: start }} />;
}

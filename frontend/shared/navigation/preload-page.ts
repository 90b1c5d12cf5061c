/** Fetches a page of the application and its scripts before the visitor opens it. */

const begun = new Set<string>();

/**
 * Puts the page's document and the scripts named in the document into the browser's cache, once.
 * Does nothing if the visitor saves data. The scripts are only fetched, not preloaded as modules,
 * because after a failed preload the same page would not request the module again.
 */
export async function preloadPage(path: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (begun.has(path) || connection?.saveData) return;
  begun.add(path);
  try {
    const page = new DOMParser().parseFromString(await textOf(path), 'text/html');
    const scripts = [...page.querySelectorAll('link[rel="modulepreload"]')];
    await Promise.all(scripts.map((script) => textOf(script.getAttribute('href') ?? '')));
  } catch {
    // The visitor may be offline for a moment, so an error is ignored. The next hover or focus on
    // the link tries again.
    begun.delete(path);
  }
}

async function textOf(path: string): Promise<string> {
  return (await fetch(path, { priority: 'low' })).text();
}

/**
 * Preloads a page of the application when the visitor points at a link to the page or focuses the
 * link.
 */
export function startPreloading(paths: readonly string[]): void {
  for (const intent of ['pointerover', 'focusin'] as const) {
    document.addEventListener(intent, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin) return;
      if (paths.includes(link.pathname)) void preloadPage(link.pathname);
    });
  }
}

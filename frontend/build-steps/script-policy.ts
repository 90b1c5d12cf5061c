/**
 * Makes the part of the Content-Security-Policy that only the page itself can state: which inline
 * scripts may run. Called by the build's last step; the response header contains the policy's other
 * parts.
 */
import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export function elements(node: Node, name: string): Element[] {
  const found = 'tagName' in node && node.tagName === name ? [node] : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...found, ...children.flatMap((child) => elements(child, name))];
}

function inlineText(script: Element): string | undefined {
  if (script.attrs.some(({ name }) => name === 'src')) return undefined;
  return script.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Returns `script-src` for one page: the page's own origin, and the hash of each inline script. */
export function scriptPolicy(html: string): string {
  const hashes = elements(parse(html), 'script')
    .map(inlineText)
    .filter((text) => text !== undefined)
    .map((text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`);
  return ["script-src 'self'", ...new Set(hashes)].join(' ');
}

/**
 * Adds the policy to the page, as the first element of its head and before any script. @throws
 * {Error} if the page has no head.
 */
export function addScriptPolicy(html: string): string {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const head = elements(document, 'head')[0]?.sourceCodeLocation?.startTag;
  if (!head) throw new Error('A page without <head> cannot carry its script policy');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${scriptPolicy(html)}"/>`;
  return html.slice(0, head.endOffset) + policy + html.slice(head.endOffset);
}

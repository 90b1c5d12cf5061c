/** Elements of the page: how to find them, what a field is called and whether it is seen. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Elements of the page and of every open shadow root in it. */
export function allMatching(selector: string): Element[] {
  const found: Element[] = [];
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(selector)) found.push(element);
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
  return found;
}

/** Written by people: one that is no CSS names nothing. */
export function usableSelector(selector: string): string {
  try {
    document.createDocumentFragment().querySelector(selector);
    return selector;
  } catch {
    return '';
  }
}

/** Seen by a person: neither hidden, nor transparent, nor moved off the page, nor a dot. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height, right, bottom } = element.getBoundingClientRect();
  if (width < 3 || height < 3) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { clientWidth, clientHeight } = around;
    if (clientWidth >= 3 && clientHeight >= 3) continue;
    if (getComputedStyle(around).overflow !== 'visible') return false;
  }
  return right + window.scrollX > 0 && bottom + window.scrollY > 0;
}

export function textOf(node: Node | null | undefined, limit: number): string {
  return (node?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, limit);
}

/**
 * What people read as the field's name. Of a label around the field that is what stands before it;
 * what stands behind it is a hint. Controls in a label, as a list with its options, name nothing.
 */
export function labelOf(field: FieldElement | HTMLElement): string {
  const controls =
    'input, select, textarea, button, datalist, script, style, [role=listbox], [hidden]';
  const isBox = /^(checkbox|radio|switch)$/.test(
    field.getAttribute('role') ?? ('type' in field ? String(field.type) : ''),
  );
  const captionIn = (label: Element): string => {
    const texts = { before: '', after: '' };
    let side: keyof typeof texts = 'before';
    const visit = (node: Node): void => {
      if (node === field) side = 'after';
      else if (node instanceof Text) texts[side] += node.data;
      else if (node instanceof Element && (!node.matches(controls) || node.contains(field))) {
        texts[side] += node.matches('img, br') ? ` ${node.getAttribute('alt') ?? ''} ` : '';
        node.childNodes.forEach(visit);
      }
    };
    if (label !== field) label.childNodes.forEach(visit);
    const [before = '', after = ''] = [texts.before, texts.after].map((text) =>
      text.replace(/\s+/g, ' ').trim(),
    );
    if (isBox) return `${before} ${after}`.trim();
    const [name, rest] = /[\p{L}\p{N}]/u.test(before) ? [before, after] : [after, before];
    return /^\*+$/.test(rest) ? `${name} *` : name;
  };
  const root = field.getRootNode() as Document | ShadowRoot;
  const named = (field.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => (id === '' ? null : root.getElementById(id)))
    .filter((element) => element !== null && !field.contains(element)) as Element[];
  const labels = [...(('labels' in field ? field.labels : null) ?? []), ...named];
  const texts = labels.map((label) => captionIn(label).slice(0, 300));
  const said = [...new Set([...texts, field.getAttribute('aria-label') ?? ''])].join(' ').trim();
  return said || field.title;
}

/** What a script has drawn over a list of the page's own, which is still the one that is sent. */
function drawnListOf(list: Element): Element | undefined {
  return [list.nextElementSibling, list.parentElement].find(
    (place) => place && /select|chosen|dropdown/i.test(place.className) && isSeen(place),
  ) as Element | undefined;
}

export function isFieldSeen(field: FieldElement): boolean {
  const unread = '[aria-hidden="true"], [inert]';
  if (field.parentElement?.closest(unread)) return false;
  // What is drawn over a list also hides the real one from screen readers.
  if (field.matches(unread)) return field.tagName === 'SELECT' && drawnListOf(field) !== undefined;
  // Nobody gets into it by keyboard: a trap for robots.
  if (field.tabIndex < 0 && /^(text|email|tel|)$/.test(field.type)) return false;
  if (isSeen(field)) return true;
  // Drawn boxes hide the real one behind their label, and drawn lists behind themselves.
  if (field.tagName === 'SELECT') return drawnListOf(field) !== undefined;
  const drawn = field.type === 'checkbox' || field.type === 'radio';
  return drawn && field.tabIndex >= 0 && [...(field.labels ?? [])].some((label) => isSeen(label));
}

/** The vendor of a widget that a person would have to solve; invisible ones don't stop a person. */
export function captchaVendor(): string {
  const vendors = {
    reCAPTCHA:
      '.g-recaptcha:not([data-size="invisible"]), iframe[src*="/recaptcha/"][src*="anchor"]:not([src*="size=invisible"]), iframe[src*="/recaptcha/"][src*="bframe"]',
    hCaptcha: '.h-captcha:not([data-size="invisible"]), iframe[src*="hcaptcha.com"]',
    'Cloudflare Turnstile':
      '.cf-turnstile:not([data-size="invisible"]), iframe[src*="challenges.cloudflare.com"], #challenge-form',
  };
  for (const [vendor, selector] of Object.entries(vendors)) {
    for (const widget of document.querySelectorAll(selector)) {
      // A widget whose script has not come yet is empty but there.
      if (isSeen(widget) || (widget.tagName !== 'IFRAME' && widget.checkVisibility()))
        return vendor;
    }
  }
  return '';
}

/** The form around it, also where its own shadow root stands in between. */
export function formOf(element: Element): Element | null {
  const own = 'form' in element ? (element.form as Element | null) : null;
  if (own instanceof Element) return own;
  let place: Element | null = element;
  while (place) {
    const around: Element | null = place.closest('form');
    if (around) return around;
    const root: Node = place.getRootNode();
    place = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

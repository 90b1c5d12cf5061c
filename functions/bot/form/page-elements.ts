/** Functions of the page (see page-script.ts): what a field is called and whether it is seen. */
type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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

export function labelOf(field: FieldElement | HTMLElement): string {
  const root = field.getRootNode() as Document | ShadowRoot;
  const named = (field.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => textOf(root.getElementById(id), 200));
  const own = 'labels' in field ? field.labels : null;
  const labels = [...(own ?? [])].map((label) => textOf(label, 300));
  return [...labels, ...named, field.getAttribute('aria-label') ?? '', field.title]
    .join(' ')
    .trim();
}

/** What stands beside the element; '' where other fields come first. */
export function textBeside(element: Element, side: 'previousSibling' | 'nextSibling'): string {
  let passedField = false;
  for (let node = element[side]; node; node = node[side]) {
    const text = node instanceof Element || node instanceof Text ? textOf(node, 120) : '';
    if (!(node instanceof Element)) {
      if (text && !passedField) return text;
    } else if (node.matches('input, select, textarea')) {
      passedField = true;
    } else if (text && !node.matches('script, style')) {
      return node.querySelector('input, select, textarea') ? '' : text;
    }
  }
  return '';
}

/** Text before the field, up to three levels out, while there is no other; of a box, behind it. */
export function textNear(field: FieldElement): string {
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  let node: Element | null = field;
  for (let level = 0; node && level < 3; level += 1) {
    const parent: Element | null = node.parentElement;
    const isAlone = parent?.querySelectorAll('input, select, textarea').length === 1;
    // Of several boxes in a row each has its own text right behind it.
    const looksBehind = isBox && (isAlone ? level < 2 : level === 0);
    const behind = looksBehind ? textBeside(node, 'nextSibling') : '';
    const text = behind || textBeside(node, 'previousSibling');
    if (text || !isAlone) return text;
    node = parent;
  }
  return '';
}

/** Text behind a field that has its surroundings for itself: a caption that floats, or a hint. */
export function textBehind(field: Element): string {
  const parent = field.parentElement;
  const alone = (around: Element | null | undefined) =>
    around?.querySelectorAll('input, select, textarea').length === 1;
  if (!parent || !alone(parent)) return '';
  const own = textBeside(field, 'nextSibling');
  return own || (alone(parent.parentElement) ? textBeside(parent, 'nextSibling') : '');
}

/** What a script has drawn over a list of the page's own, which is still the one that is sent. */
export function drawnListOf(list: Element): Element | undefined {
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

/** What a group of boxes is asked about. */
export function groupOf(field: Element): string {
  const group = field.closest('fieldset, [role=radiogroup], [role=group]');
  if (!group) return '';
  const named = group.getAttribute('aria-labelledby');
  const title = group.querySelector('legend') ?? (named ? document.getElementById(named) : null);
  return group.getAttribute('aria-label') ?? textOf(title, 120);
}

export const elementParts = [
  allMatching,
  isSeen,
  textOf,
  labelOf,
  textBeside,
  textNear,
  textBehind,
  drawnListOf,
  isFieldSeen,
  captchaVendor,
  formOf,
  groupOf,
];

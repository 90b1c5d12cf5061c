/**
 * Limits what the page may send while buttons are pressed to open the form or its sections. The
 * page may load content, but may send no request that could submit a form. Playwright's routing
 * slows down every request, so it is used only from the first press of such a button until hold.ts
 * blocks all traffic.
 */
import type { BrowserContext, Request, Route } from 'playwright-core';
import { callPage } from '../page/call-page.ts';
import type { FormContent } from '../page/scripts/form-contents.ts';

/**
 * The minimum length of a value that is searched for in requests; shorter values, such as a country
 * code, occur in many requests.
 */
const SHORTEST_VALUE = 4;

export class BeforeFence {
  private readonly context: BrowserContext;
  private forms: FormContent[] = [];
  private routing = false;

  constructor(context: BrowserContext) {
    this.context = context;
  }

  /**
   * Called before each press of a button. Reads what the page's forms contain now, because the page
   * may have changed.
   */
  async start(): Promise<void> {
    const frames = this.context.pages().flatMap((page) => page.frames());
    const contents = frames.map((frame) =>
      // The call fails in a frame that is changing documents; such a frame has no form.
      callPage(frame, 'formContents', SHORTEST_VALUE).catch(() => []),
    );
    this.forms.push(...(await Promise.all(contents)).flat());
    if (this.routing) return;
    this.routing = true;
    await this.context.route('**/*', this.judge);
  }

  async stop(): Promise<void> {
    if (this.routing) await this.context.unroute('**/*', this.judge);
    this.routing = false;
  }

  private readonly judge = async (route: Route, request: Request): Promise<void> => {
    // With the error reason `aborted` the browser keeps the page; with any other reason the browser
    // shows an error page instead.
    const settled = maySend(request, this.forms) ? route.continue() : route.abort('aborted');
    // Errors are ignored, because the page may have been closed meanwhile.
    await settled.catch(() => undefined);
  };
}

interface SentRequest {
  method(): string;
  url(): string;
  postData(): string | null;
  isNavigationRequest(): boolean;
}

export function maySend(request: SentRequest, forms: readonly FormContent[]): boolean {
  const isGet = request.method() === 'GET' || request.method() === 'HEAD';
  if (!isGet && request.isNavigationRequest()) return false;
  // Refuses an address that can't be parsed; the proxy would refuse it too.
  if (!URL.canParse(request.url())) return false;
  const [query, body] = [new URL(request.url()).search, request.postData() ?? ''];
  if (isGet) return !forms.some((form) => isFormIn(query, form));
  // Refuses a body that can't be read or has an empty value: it may hold the form's values under
  // other field names.
  if (body === '' || hasEmptyAnswer(body)) return false;
  const keys = keysOf(`${query}\n${body}`);
  return !forms.some(
    ({ names, values }) =>
      names.some((name) => keys.has(name)) || values.some((value) => body.includes(value)),
  );
}

/**
 * Whether a query may contain the form's values. An ordinary link may have a parameter with the
 * name of one field, as in `?city=`. So at least two of the field names must occur, or the only one
 * if the form has only one. A value of the form is always enough.
 */
function isFormIn(query: string, { names, values }: FormContent): boolean {
  const keys = keysOf(query);
  const known = names.filter((name) => keys.has(name));
  const enough = known.length >= Math.min(2, names.length) && known.length > 0;
  return enough || values.some((value) => query.includes(encodeURIComponent(value)));
}

/** The field names in a query, a form-encoded body, JSON or a multipart body. */
function keysOf(text: string): Set<string> {
  const encoded = [...text.matchAll(/(?:^|[?&\n])([^=&?\n]+)=/g)].map(([, key = '']) =>
    decoded(key),
  );
  const quoted = [...text.matchAll(/"([^"\\]+)"\s*:|name="([^"]+)"/g)].map(
    ([, key, part]) => key ?? part ?? '',
  );
  return new Set([...encoded, ...quoted]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function hasEmptyAnswer(body: string): boolean {
  const isJson = /^\s*[[{]/.test(body);
  return isJson
    ? /:\s*""/.test(body)
    : /(^|&)[^=&\s]+=(&|$)/.test(body) || /name="[^"]+"\r\n\r\n\r\n/.test(body);
}

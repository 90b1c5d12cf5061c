/** Facts about one request or answer of the page after the press. */
import type { Frame, Request, Response } from 'playwright-core';

/** Whether the frame is the form's own or a top-level page, and not an advertisement's. */
export function isWholePage(frame: Frame | undefined, form: Frame): boolean {
  return frame === undefined || frame === form || frame.parentFrame() === null;
}

/** The requests whose redirects led to this one, newest first. */
export function redirectsTo(request: Request): Request[] {
  const earlier = request.redirectedFrom();
  return earlier ? [earlier, ...redirectsTo(earlier)] : [];
}

export function startOf(request: Request): Request {
  return redirectsTo(request).at(-1) ?? request;
}

/** Whether another request follows to the address that the answer names. */
export function isRedirect(response: Response): boolean {
  const status = response.status();
  return status >= 300 && status < 400 && status !== 304;
}

/** Whether the browser shows this answer in place of the page: not for a redirect, 204 or 205. */
export function showsPage(response: Response): boolean {
  const status = response.status();
  return status !== 204 && status !== 205 && !(status >= 300 && status < 400);
}

export function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    // Playwright throws if the request belongs to a window that is still opening.
    return undefined;
  }
}

/** Hides a client's picture that failed to load, so that the globe icon behind it is visible. */
function hide(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement)) return;
  if (picture.dataset['thumbnail'] !== undefined) picture.hidden = true;
}

export function startThumbnails(): void {
  // `error` events do not bubble, so the listener captures them. A picture that failed before this
  // script started is recognised because it is complete and has no width.
  document.addEventListener('error', ({ target }) => hide(target), true);
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0) hide(picture);
  }
}

/** Uploads a screenshot with the bot's signed policy, which allows only one object key. */
import { largestPictureBytes, type BrowserCall } from '../../../contract/browser-call.ts';
import { asError } from '../../../contract/errors.ts';

const WAIT_MS = 5000;

/**
 * Uploads the picture. Errors are only logged, because a missing picture must not change the
 * outcome.
 * @returns whether the picture was stored.
 */
export async function keepPicture(
  place: BrowserCall['picture'],
  picture: Buffer<ArrayBufferLike> | undefined,
  warn: (text: string, error: Error) => void,
): Promise<boolean> {
  if (!picture || picture.length > largestPictureBytes) return false;
  try {
    await postPicture(place, picture);
    return true;
  } catch (error: unknown) {
    warn('The picture was not stored', asError(error));
    return false;
  }
}

/** Uploads the picture. @throws {Error} with the status if the bucket refuses the upload. */
export async function postPicture(
  { url, fields }: BrowserCall['picture'],
  picture: Buffer<ArrayBufferLike>,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // S3 ignores form fields that follow the file.
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'page.jpg');
  const response = await fetch(url, {
    method: 'POST',
    headers: { connection: 'close' },
    body: form,
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The bucket answered ${response.status}`);
}

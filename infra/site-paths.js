/**
 * CloudFront Function (viewer request): maps a path without a file name to the prerendered page in
 * its folder, such as `/about` and `/about/` to `/about/index.html`. One page serves all forms of
 * the dashboard, whatever their id; another page serves all receipts. The path of a file stays
 * unchanged. If a page does not exist, the bucket refuses the request, and CloudFront answers with
 * `/404.html` and status 404.
 */
// eslint-disable-next-line no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const isFile = /\.[^/]+$/.test(request.uri);
  if (!isFile) {
    const page = request.uri.replace(/^(\/dashboard\/(?:forms|receipts))\/[\w-]+\/?$/, '$1/one');
    request.uri = page.replace(/\/*$/, '/index.html');
  }
  return request;
}

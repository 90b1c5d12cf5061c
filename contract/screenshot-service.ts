/**
 * The address of the service that makes thumbnails of the client sites on the About page; the
 * client site's address is appended to it. Used by the pages and by their Content-Security-Policy.
 */
export const screenshotService = 'https://image.thum.io/get/width/400/crop/600/';

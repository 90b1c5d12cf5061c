/**
 * Makes the thumbnail of the address appended to it, for the client sites on the About page. The
 * pages and their Content-Security-Policy both use this constant.
 */
export const screenshotService = 'https://image.thum.io/get/width/400/crop/600/';

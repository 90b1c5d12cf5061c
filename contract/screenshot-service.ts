/**
 * Makes the thumbnail of the address that is written after it: the client sites on the About page.
 * The pages and their Content-Security-Policy both take it from here.
 */
export const screenshotService = 'https://image.thum.io/get/width/400/crop/600/';

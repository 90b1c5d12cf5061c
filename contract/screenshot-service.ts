/**
 * The service that makes thumbnails of the client sites on the About page; the site's address is
 * appended. The pages and their Content-Security-Policy both use this constant.
 */
export const screenshotService = 'https://image.thum.io/get/width/400/crop/600/';

/** Recognises the captchas that require an action of the visitor. */
import { isSeen } from './elements.ts';

/**
 * The vendor of a visible captcha, or ''. Invisible captchas are ignored, because they require no
 * action of the visitor.
 */
export function captchaVendor(): string {
  const visible = ':not([data-size=invisible])';
  const vendors = {
    reCAPTCHA: `.g-recaptcha${visible}, iframe[src*="/recaptcha/"]:is([src*=bframe], [src*=anchor]:not([src*="size=invisible"]))`,
    hCaptcha: `.h-captcha${visible}, iframe[src*="hcaptcha.com"]`,
    'Cloudflare Turnstile': `.cf-turnstile${visible}, iframe[src*="challenges.cloudflare.com"], #challenge-form`,
  };
  for (const [vendor, selector] of Object.entries(vendors)) {
    for (const widget of document.querySelectorAll(selector)) {
      // A captcha whose script has not loaded yet is an empty element, which counts as a captcha
      // too.
      if (isSeen(widget) || (widget.tagName !== 'IFRAME' && widget.checkVisibility()))
        return vendor;
    }
  }
  return '';
}

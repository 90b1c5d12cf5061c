/**
 * The response headers of the site. Each page has its own script hashes in a meta
 * Content-Security-Policy, which the build writes; the header has the rest of the policy. Browsers
 * enforce both policies. So the header must contain neither `script-src` nor `default-src` (the
 * fallback for scripts), which would block the pages' scripts.
 */
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

export interface SiteHeadersProps {
  /** The origins that the pages' scripts may call, in addition to the site's own origin. */
  connectTo: readonly string[];
  /** The origins from which pages may load images, in addition to the site's own origin. */
  imagesFrom: readonly string[];
}

export class SiteHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, props: SiteHeadersProps) {
    super(scope, id, {
      customHeadersBehavior: {
        customHeaders: [
          {
            header: 'Permissions-Policy',
            value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
            override: true,
          },
          { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        ],
      },
      securityHeadersBehavior: securityHeaders(contentSecurityPolicy(props)),
    });
  }
}

function securityHeaders(
  policy: string,
): NonNullable<ResponseHeadersPolicyProps['securityHeadersBehavior']> {
  return {
    contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: {
      referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
      override: true,
    },
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(365),
      override: true,
    },
  };
}

function contentSecurityPolicy({ connectTo, imagesFrom }: SiteHeadersProps): string {
  const directives = {
    'connect-src': ["'self'", ...connectTo],
    'img-src': ["'self'", 'data:', ...imagesFrom],
    // Inline styles are allowed, because Amplify UI and the toasts add style elements to the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

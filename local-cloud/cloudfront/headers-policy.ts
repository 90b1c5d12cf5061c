/** Converts a response headers policy of the template to plain headers. */
import * as z from 'zod';
import { flag, number } from '../template/resource-type.ts';
import type { ResponseHeaders } from './distribution.ts';

const items = <Item extends z.ZodType>(item: Item) => z.object({ Items: z.array(item) });

export const headersPolicySchema = z.object({
  ResponseHeadersPolicyConfig: z.object({
    Name: z.string(),
    CustomHeadersConfig: items(
      z.object({ Header: z.string(), Value: z.string(), Override: flag }),
    ).optional(),
    SecurityHeadersConfig: z
      .object({
        ContentSecurityPolicy: z
          .object({ ContentSecurityPolicy: z.string(), Override: flag })
          .optional(),
        ContentTypeOptions: z.object({ Override: flag }).optional(),
        FrameOptions: z.object({ FrameOption: z.string(), Override: flag }).optional(),
        ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), Override: flag }).optional(),
        StrictTransportSecurity: z
          .object({
            AccessControlMaxAgeSec: number,
            IncludeSubdomains: flag.optional(),
            Preload: flag.optional(),
            Override: flag,
          })
          .optional(),
      })
      .optional(),
    CorsConfig: z
      .object({
        AccessControlAllowOrigins: items(z.string()),
        AccessControlAllowMethods: items(z.string()),
        AccessControlAllowHeaders: items(z.string()),
        AccessControlExposeHeaders: items(z.string()).optional(),
        AccessControlMaxAgeSec: number.optional(),
        AccessControlAllowCredentials: flag,
        OriginOverride: flag,
      })
      .optional(),
  }),
});

type Config = z.output<typeof headersPolicySchema>['ResponseHeadersPolicyConfig'];

export function headersOf(config: Config): ResponseHeaders {
  const headers: ResponseHeaders = [];
  const add = (name: string, value: string | undefined, overrides = false) => {
    if (value !== undefined) headers.push({ name: name.toLowerCase(), value, overrides });
  };
  const security = config.SecurityHeadersConfig ?? {};
  const csp = security.ContentSecurityPolicy;
  add('content-security-policy', csp?.ContentSecurityPolicy, csp?.Override);
  if (security.ContentTypeOptions) {
    add('x-content-type-options', 'nosniff', security.ContentTypeOptions.Override);
  }
  add('x-frame-options', security.FrameOptions?.FrameOption, security.FrameOptions?.Override);
  add(
    'referrer-policy',
    security.ReferrerPolicy?.ReferrerPolicy,
    security.ReferrerPolicy?.Override,
  );
  const transport = security.StrictTransportSecurity;
  if (transport) {
    const parts = [
      `max-age=${transport.AccessControlMaxAgeSec}`,
      ...(transport.IncludeSubdomains ? ['includeSubDomains'] : []),
      ...(transport.Preload ? ['preload'] : []),
    ];
    add('strict-transport-security', parts.join('; '), transport.Override);
  }
  for (const { Header, Value, Override } of config.CustomHeadersConfig?.Items ?? []) {
    add(Header, Value, Override);
  }
  const cors = config.CorsConfig;
  if (cors) {
    const overrides = cors.OriginOverride;
    add('access-control-allow-origin', cors.AccessControlAllowOrigins.Items[0], overrides);
    add('access-control-allow-methods', cors.AccessControlAllowMethods.Items.join(','), overrides);
    add('access-control-allow-headers', cors.AccessControlAllowHeaders.Items.join(','), overrides);
    add(
      'access-control-expose-headers',
      cors.AccessControlExposeHeaders?.Items.join(','),
      overrides,
    );
  }
  return headers;
}

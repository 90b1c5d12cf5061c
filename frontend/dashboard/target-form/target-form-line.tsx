import type { SiteConfig } from '../../../contract/site-config.ts';

/** Which form the leads go to; with a banner while that is only the demo. */
export function TargetFormLine({ target }: { target: SiteConfig['target'] }) {
  const link = (
    <a href={target.url} target="_blank" rel="noopener noreferrer">
      {target.name}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
  if (!target.demo) return <p className="target-line">Leads are submitted to {link}.</p>;
  return (
    <p className="target-line target-line--demo" role="note">
      <strong>Demo form.</strong> Leads are submitted to {link}, which keeps nothing. Set a target
      form for this deployment before sending real leads.
    </p>
  );
}

import type { Call } from '../../content/page-content.ts';
import { Headline } from './headline.tsx';

export function ClosingCall({ headline, text, label, to = '/contact' }: Call) {
  return (
    <section className="closing-call deep chart">
      <div className="page-width">
        <h2>
          <Headline text={headline} />
        </h2>
        <p>{text}</p>
        <a className="button" href={to}>
          {label}
        </a>
      </div>
    </section>
  );
}

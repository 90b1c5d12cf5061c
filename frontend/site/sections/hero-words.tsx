import { Headline } from './headline.tsx';

interface Link {
  label: string;
  to: string;
}

interface HeroWordsProps {
  headline: string;
  lede: string;
  primary: Link;
  secondary: Link;
}

/**
 * A page's headline, the sentence below the headline, and links to the next step and to further
 * information.
 */
export function HeroWords({ headline, lede, primary, secondary }: HeroWordsProps) {
  return (
    <>
      <h1>
        <Headline text={headline} />
      </h1>
      <p className="lede">{lede}</p>
      <div className="actions">
        <a className="button" href={primary.to}>
          {primary.label}
        </a>
        <a className="button button--quiet" href={secondary.to}>
          {secondary.label}
        </a>
      </div>
    </>
  );
}

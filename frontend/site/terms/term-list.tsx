import { beautyPage } from '../../content/case-study/beauty.ts';

/**
 * The list of terms that is shown before the tooltips are loaded, in the same size as afterwards.
 * Without JavaScript, the list shows all meanings.
 */
export function TermList() {
  return (
    <aside className="term-list" aria-label={beautyPage.termsHeading}>
      <p>{beautyPage.termsHeading}</p>
      <div data-terms="">
        <ul className="terms">
          {beautyPage.terms.map(({ term, meaning }) => (
            <li key={term}>
              <button type="button" className="term" data-meaning={meaning}>
                {term}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <noscript>
        <dl>
          {beautyPage.terms.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </noscript>
    </aside>
  );
}

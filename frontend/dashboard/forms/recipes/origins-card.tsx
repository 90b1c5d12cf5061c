import { Button, TextField } from '@aws-amplify/ui-react';
import { useState, type ReactNode } from 'react';
import type { Recipe } from '../../../../contract/recipe.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { originOf } from './origin-of.ts';

const MOST_ORIGINS = 10;

interface OriginsCardProps {
  recipe: Recipe;
  url: string;
  /** The site on which the newest rehearsal (a trial run) found the form. */
  embeddedAt: string | undefined;
  /**
   * The sites that would receive leads, according to the newest rehearsal (a trial run), but that
   * the owner has not confirmed yet.
   */
  unconfirmed: readonly string[];
  onRecipe: (recipe: Recipe) => void;
}

/**
 * Lets the owner confirm further sites that receive the form's leads, besides the site of the
 * form's address.
 */
export function OriginsCard({ recipe, url, embeddedAt, unconfirmed, onRecipe }: OriginsCardProps) {
  const { allowedOrigins } = recipe;
  const own = originOf(url);
  const embedded = unconfirmed.find((one) => one === embeddedAt);
  const receivers = unconfirmed.filter((one) => one !== embedded);
  const set = (origins: string[]) => onRecipe({ ...recipe, allowedOrigins: origins });
  return (
    <SectionCard
      title="Other sites"
      intro={`Leads go to ${own ?? url}. Where its form is embedded from another site, or sends its entries to one, leads go there only once you confirm that site here.`}
    >
      {embedded && (
        <Confirmation origin={embedded} onConfirm={(origin) => set([...allowedOrigins, origin])}>
          The rehearsal found the form at <strong className="breakable">{embedded}</strong>, another
          site than the page’s. Confirm it only if you know that it belongs to this form.
        </Confirmation>
      )}
      {receivers.map((receiver) => (
        <Confirmation
          key={receiver}
          origin={receiver}
          onConfirm={(origin) => set([...allowedOrigins, origin])}
        >
          The form sends its entries to <strong className="breakable">{receiver}</strong>, another
          site than the page’s, and would send your leads with them. Confirm it only if you know
          that it belongs to this form; until then no lead goes out.
        </Confirmation>
      ))}
      {allowedOrigins.length > 0 && (
        <ul className="origin-list">
          {allowedOrigins.map((origin) => (
            <li key={origin} className="ends-line origin-list__item">
              <code className="breakable">{origin}</code>
              <Button
                size="small"
                aria-label={`Remove ${origin}`}
                onClick={() => set(allowedOrigins.filter((known) => known !== origin))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {allowedOrigins.length < MOST_ORIGINS && (
        <AddOrigin known={allowedOrigins} onAdd={(origin) => set([...allowedOrigins, origin])} />
      )}
    </SectionCard>
  );
}

interface ConfirmationProps {
  origin: string;
  onConfirm: (origin: string) => void;
  children: ReactNode;
}

function Confirmation({ origin, onConfirm, children }: ConfirmationProps) {
  return (
    <div className="recipe__notice" role="note">
      <p>{children}</p>
      <Button size="small" onClick={() => onConfirm(origin)}>
        I may submit leads to {origin}
      </Button>
    </div>
  );
}

interface AddOriginProps {
  known: readonly string[];
  onAdd: (origin: string) => void;
}

function AddOrigin({ known, onAdd }: AddOriginProps) {
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const add = () => {
    const origin = originOf(text);
    if (!origin) setComplaint('Please enter a site, such as https://forms.lender.example');
    else if (known.includes(origin)) setComplaint('This site is allowed already');
    else {
      setComplaint(undefined);
      setText('');
      onAdd(origin);
    }
  };
  return (
    <form
      className="inline-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label="Another site of this form"
        type="url"
        placeholder="https://forms.lender.example"
        autoComplete="off"
        value={text}
        hasError={complaint !== undefined}
        errorMessage={complaint}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">I may submit leads there</Button>
    </form>
  );
}

import { Button, TextField } from '@aws-amplify/ui-react';
import { useState, type ReactNode } from 'react';
import type { Recipe } from '../../../contract/recipe.ts';
import type { RehearsalReport } from '../../../contract/rehearsal.ts';
import { SectionCard } from '../components/section-card.tsx';
import { originOf } from './origin-of.ts';

const MOST_ORIGINS = 10;

interface OriginsCardProps {
  recipe: Recipe;
  url: string;
  /**
   * Where the newest rehearsal found the form, and the other sites that its entries are sent to.
   */
  found: Pick<RehearsalReport, 'origin' | 'sendsTo'> | undefined;
  onRecipe: (recipe: Recipe) => void;
}

/** The sites besides that of its address that receive its leads, as its owner confirms. */
export function OriginsCard({ recipe, url, found, onRecipe }: OriginsCardProps) {
  const { allowedOrigins } = recipe;
  const own = originOf(url);
  const isNew = (origin: string) => origin !== own && !allowedOrigins.includes(origin);
  const embedded = found && isNew(found.origin) ? found.origin : undefined;
  const receivers = (found?.sendsTo ?? []).filter((one) => one !== embedded && isNew(one));
  const set = (origins: string[]) => onRecipe({ ...recipe, allowedOrigins: origins });
  return (
    <SectionCard
      title="Other sites"
      intro={`Leads go to ${own ?? url}, and to where its form sends its entries. A form that the page embeds from another site is filled in only if you allow that site here.`}
    >
      {embedded && (
        <Confirmation origin={embedded} onConfirm={(origin) => set([...allowedOrigins, origin])}>
          The rehearsal found the form at <strong className="breakable">{embedded}</strong>, another
          site than the page’s. Allow it only if you know that it belongs to this form.
        </Confirmation>
      )}
      {receivers.map((receiver) => (
        <Confirmation
          key={receiver}
          origin={receiver}
          onConfirm={(origin) => set([...allowedOrigins, origin])}
        >
          The form sends its entries to <strong className="breakable">{receiver}</strong>, another
          site than the page’s, and your leads with them. Confirm it if you know that it belongs to
          this form; otherwise pause the form.
        </Confirmation>
      ))}
      {allowedOrigins.length > 0 && (
        <ul className="origin-list">
          {allowedOrigins.map((origin) => (
            <li key={origin} className="origin-list__item">
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
        label="Site that the form is embedded from"
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

import { Button, TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { Recipe } from '../../../contract/recipe.ts';
import { SectionCard } from '../components/section-card.tsx';
import { originOf } from './origin-of.ts';

const MOST_ORIGINS = 10;

interface OriginsCardProps {
  recipe: Recipe;
  url: string;
  /** Where the newest rehearsal found the form. */
  found: string | undefined;
  onRecipe: (recipe: Recipe) => void;
}

/** Where the form may be besides its address's own site: an embedded form's, as its owner confirms. */
export function OriginsCard({ recipe, url, found, onRecipe }: OriginsCardProps) {
  const { allowedOrigins } = recipe;
  const own = originOf(url);
  const embedded = found && found !== own && !allowedOrigins.includes(found) ? found : undefined;
  const set = (origins: string[]) => onRecipe({ ...recipe, allowedOrigins: origins });
  return (
    <SectionCard
      title="Embedded form"
      intro={`Leads are sent to ${own ?? url} alone, unless you allow another site here that the page embeds its form from.`}
    >
      {embedded && (
        <div className="recipe__notice" role="note">
          <p>
            The rehearsal found the form at <strong className="breakable">{embedded}</strong>,
            another site than the page’s. Allow it only if you know that it belongs to this form.
          </p>
          <Button size="small" onClick={() => set([...allowedOrigins, embedded])}>
            I may submit leads to {embedded}
          </Button>
        </div>
      )}
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

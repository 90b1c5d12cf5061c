import { Button, TextField } from '@aws-amplify/ui-react';
import { useId, useState } from 'react';
import type { OwnForm } from '../target-forms/own-form.ts';
import { RefusalLine } from '../target-forms/refusal-line.tsx';
import { contentProblems, unansweredBefore } from './check-content.ts';
import { isOutdated } from './form-draft.ts';
import { proposedNote } from './recipe-changes.ts';
import type { DraftInUse } from './use-form-draft.ts';
import { isConflict, useSaveRecipe } from './use-save-recipe.ts';

interface SaveBarProps {
  form: OwnForm;
  draft: DraftInUse;
  /**
   * The sites that would receive leads but are not confirmed; the service refuses such a recipe.
   */
  unconfirmed: readonly string[];
  /** The number of required form questions that nothing answers. */
  unanswered: number;
  /** The newest rehearsal that has a result. */
  rehearsalId: string | undefined;
}

/** Lists what is unsaved, and saves it as a new version. */
export function SaveBar({ form, draft: inUse, rehearsalId, ...found }: SaveBarProps) {
  const { draft, changes, restart } = inUse;
  const [typed, setTyped] = useState<string>();
  const save = useSaveRecipe();
  const warningsId = useId();
  const [open, setOpen] = useState(false);
  if (changes.length === 0) return null;
  const problems = [...found.unconfirmed.map(asProblem), ...contentProblems(draft.content)];
  const late = draft.saved ? unansweredBefore(draft.content, form.customFields) : [];
  const warnings = warningsOf(found.unanswered, problems, late);
  const note = typed ?? proposedNote(changes);
  const next = (form.newestVersion ?? 0) + 1;
  const finish = (saved: OwnForm) => {
    setTyped(undefined);
    restart(saved);
  };
  const send = (basedOn: number | undefined) => {
    if (save.isPending || problems.length > 0) return;
    const { content } = draft;
    const version = { formId: form.id, basedOn, content, note: note.trim() || 'Changed' };
    save.mutate({ ...version, rehearsalId }, { onSuccess: finish });
  };
  const outdated = isOutdated(draft, form) || isConflict(save.error);
  return (
    <section className={classOf(form, draft.touched, open)} aria-label="Unsaved changes">
      <p className="save-bar__changes">
        <strong>{draft.saved ? 'Not saved yet.' : 'Not set up yet.'}</strong>{' '}
        {draft.saved
          ? `Leads go by version ${form.recipeVersion}.`
          : 'The first version makes the form live.'}
      </p>
      <Warnings id={warningsId} warnings={warnings} />
      <RefusalLine error={outdated ? null : save.error} url={form.url} formId={form.id} />
      {outdated ? (
        <Outdated
          version={form.recipeVersion}
          busy={save.isPending}
          onMine={() => send(form.recipeVersion ?? undefined)}
          onTheirs={() => {
            save.reset();
            finish(form);
          }}
        />
      ) : (
        <div className="save-bar__form">
          {draft.saved && (
            <TextField
              size="small"
              label="What changed"
              autoComplete="off"
              maxLength={200}
              value={note}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <Button
            variation="primary"
            aria-disabled={save.isPending || problems.length > 0}
            aria-describedby={warningsId}
            onClick={() => send(draft.basedOn)}
          >
            {save.isPending ? 'Saving...' : `Save version ${next}`}
          </Button>
          {draft.touched && (
            <Button isDisabled={save.isPending} onClick={() => finish(form)}>
              Discard
            </Button>
          )}
          {(draft.saved || warnings.length > 1) && <MoreButton open={open} onOpen={setOpen} />}
        </div>
      )}
    </section>
  );
}

const asProblem = (site: string) =>
  `Leads would go to ${site}: confirm that site under “Other sites” first.`;

/**
 * While the form has a notice above, the notice comes first, and this bar stays in the background
 * until the user changes something.
 */
function classOf({ state, siteRefusal }: OwnForm, touched: boolean, open: boolean): string {
  const isNoticed = state === 'needs_attention' || Boolean(siteRefusal);
  if (isNoticed && !touched) return 'save-bar save-bar--open save-bar--resting';
  return open ? 'save-bar save-bar--open' : 'save-bar';
}

interface MoreButtonProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Seen on narrow screens only, where the bar first shows one warning and no note. */
function MoreButton({ open, onOpen }: MoreButtonProps) {
  return (
    <Button
      variation="link"
      className="save-bar__more"
      aria-expanded={open}
      onClick={() => onOpen(!open)}
    >
      {open ? 'Less' : 'More'}
    </Button>
  );
}

/**
 * The problems that prevent saving come first.
 * @param late the labels of questions that waiting leads cannot answer.
 */
function warningsOf(unanswered: number, problems: readonly string[], late: readonly string[]) {
  const lines = [...problems];
  if (unanswered === 1)
    lines.push('1 required question has no answer: the form will refuse leads.');
  if (unanswered > 1) {
    lines.push(`${unanswered} required questions have no answer: the form will refuse leads.`);
  }
  for (const label of late) {
    lines.push(`Leads that wait have no answer to “${label}” and would fail: give it a default.`);
  }
  return lines;
}

interface WarningsProps {
  /** Names the warnings as the description of the button that they concern. */
  id: string;
  warnings: readonly string[];
}

function Warnings({ id, warnings }: WarningsProps) {
  return (
    <div id={id} className="save-bar__warnings">
      {warnings.map((line) => (
        <p key={line} className="save-bar__warning">
          {line}
        </p>
      ))}
    </div>
  );
}

interface OutdatedProps {
  version: number | null;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

function Outdated({ version, busy, onMine, onTheirs }: OutdatedProps) {
  return (
    <div role="alert" className="save-bar__conflict">
      <p>
        Version {version} was saved somewhere else since you began. Your changes are still here.
        Saving them puts them in its place; it stays among the versions.
      </p>
      <div className="form-actions">
        <Button variation="primary" aria-disabled={busy} onClick={onMine}>
          Save mine as the newest
        </Button>
        <Button isDisabled={busy} onClick={onTheirs}>
          Take version {version}, drop mine
        </Button>
      </div>
    </div>
  );
}

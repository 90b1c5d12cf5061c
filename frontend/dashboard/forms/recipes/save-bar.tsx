import { Button, TextField } from '@aws-amplify/ui-react';
import { useId, useState } from 'react';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { RefusalLine } from '../../own-forms/one-form/refusal-line.tsx';
import { buttonProblems, contentProblems, unansweredBefore } from './check-content.ts';
import { isOutdated, type FormDraft } from './form-draft.ts';
import { proposedNote } from './recipe-changes.ts';
import { SavedNote, UnansweredQuestion } from './save-notes.tsx';
import type { DraftInUse } from './use-form-draft.ts';
import { isConflict } from './use-save-recipe.ts';
import { useSaving } from './use-saving.tsx';

interface SaveBarProps {
  form: OwnForm;
  draft: DraftInUse;
  /**
   * The sites that would receive leads but are not confirmed. The service refuses to save a recipe
   * with such sites.
   */
  unconfirmed: readonly string[];
  /** The required questions of the form that nothing answers. */
  unanswered: readonly string[];
  /** The id of the newest rehearsal (trial run) that has a result. */
  rehearsalId: string | undefined;
}

/** Lists the unsaved changes, and saves them as a new version. */
export function SaveBar(props: SaveBarProps) {
  const { form, draft: inUse, unconfirmed, unanswered } = props;
  const { draft, changes, restart } = inUse;
  const [typed, setTyped] = useState<string>();
  const { save, send, defaultChoice, justSaved, onLeave } = useSaving(props);
  const warningsId = useId();
  const [open, setOpen] = useState(false);
  /** Set while the dialog about missing answers is open: the version that the save replaces. */
  const [question, setQuestion] = useState<{ basedOn: number | undefined }>();
  if (changes.length === 0)
    return justSaved ? <SavedNote {...justSaved} onLeave={onLeave} /> : null;
  const problems = [...unconfirmed.map(asProblem), ...draftProblems(draft)];
  const late = draft.saved ? unansweredBefore(draft.content, form.customFields) : [];
  const warnings = warningsOf(unanswered.length, problems, late);
  const isLowOnly = !draft.saved && warnings.length < 2;
  const note = typed ?? proposedNote(changes);
  const finish = () => {
    setTyped(undefined);
    restart(form);
  };
  const sendOver = (basedOn: number | undefined) =>
    send({ basedOn, note: note.trim() || 'Changed', onSaved: () => setTyped(undefined) });
  const ask = (basedOn: number | undefined) => {
    // In a window of small height, the save bar hides the problems at first.
    if (problems.length > 0) setOpen(true);
    if (save.isPending || problems.length > 0) return;
    if (unanswered.length > 0) setQuestion({ basedOn });
    else sendOver(basedOn);
  };
  const outdated = isOutdated(draft, form) || isConflict(save.error);
  return (
    <section className={classOf(form, draft.touched, open)} aria-label="Unsaved changes">
      <Standing version={draft.saved && form.recipeVersion} />
      <Warnings id={warningsId} warnings={warnings} />
      {defaultChoice}
      {question && (
        <UnansweredQuestion
          labels={unanswered}
          onConfirm={() => sendOver(question.basedOn)}
          onClose={() => setQuestion(undefined)}
        />
      )}
      <RefusalLine error={outdated ? null : save.error} url={form.url} formId={form.id} />
      {outdated ? (
        <Outdated
          version={form.recipeVersion}
          busy={save.isPending}
          onMine={() => ask(form.recipeVersion ?? undefined)}
          onTheirs={() => {
            save.reset();
            finish();
          }}
        />
      ) : (
        <div className="save-bar__form">
          {draft.saved && <NoteField note={note} onNote={setTyped} />}
          <Button
            variation="primary"
            aria-disabled={save.isPending || problems.length > 0}
            aria-describedby={warningsId}
            onClick={() => ask(draft.basedOn)}
          >
            {save.isPending ? 'Saving...' : `Save version ${(form.newestVersion ?? 0) + 1}`}
          </Button>
          {draft.touched && (
            <Button isDisabled={save.isPending} onClick={finish}>
              Discard
            </Button>
          )}
          <MoreButton {...{ open, isLowOnly }} onOpen={setOpen} />
        </div>
      )}
    </section>
  );
}

/** @param version the version that the bot uses for leads now; none if the form is not set up. */
function Standing({ version }: { version: number | null | undefined }) {
  return (
    <p className="save-bar__changes">
      <strong>{version ? 'Not saved yet.' : 'Not set up yet.'}</strong>{' '}
      {version ? `Leads go by version ${version}.` : 'The first version makes the form live.'}
    </p>
  );
}

function NoteField({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  return (
    <TextField
      size="small"
      label="What changed"
      autoComplete="off"
      maxLength={200}
      value={note}
      onChange={({ target }) => onNote(target.value)}
    />
  );
}

const draftProblems = ({ content, report }: FormDraft) => [
  ...buttonProblems(content, report),
  ...contentProblems(content),
];

const asProblem = (site: string) =>
  `Leads would go to ${site}: confirm that site under “Other sites” first.`;

/**
 * While a notice at the top of the page says that the form or its site needs attention, the save
 * bar stays in the background until the user changes something.
 */
function classOf({ state, siteRefusal }: OwnForm, touched: boolean, open: boolean): string {
  const isNoticed = state === 'needs_attention' || Boolean(siteRefusal);
  if (isNoticed && !touched) return 'save-bar save-bar--open save-bar--resting';
  return open ? 'save-bar save-bar--open' : 'save-bar';
}

interface MoreButtonProps {
  open: boolean;
  /**
   * True if the save bar hides details only in windows of small height. False if it hides them in
   * narrow windows too.
   */
  isLowOnly: boolean;
  onOpen: (open: boolean) => void;
}

/**
 * The button is shown in narrow windows and in windows of small height only, where the save bar
 * hides its details at first.
 */
function MoreButton({ open, isLowOnly, onOpen }: MoreButtonProps) {
  return (
    <Button
      variation="link"
      className={isLowOnly ? 'save-bar__more save-bar__more--low' : 'save-bar__more'}
      aria-expanded={open}
      onClick={() => onOpen(!open)}
    >
      {open ? 'Less' : 'More'}
    </Button>
  );
}

/**
 * Returns the warnings; problems that prevent saving come first.
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
  /**
   * The id of the element with the warnings; the save button names this id in `aria-describedby`.
   */
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
      <div className="button-row">
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

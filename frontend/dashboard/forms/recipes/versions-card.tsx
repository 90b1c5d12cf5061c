import { Badge, Button } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatMoment } from '../../components/format-time.ts';
import { QueryFailure } from '../../components/query-failure.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { recipeVersionQueries } from '../../own-forms/one-form/recipe-version-queries.ts';
import { useRestoreRecipe } from './use-save-recipe.ts';

interface VersionsCardProps {
  formId: string;
  current: number;
  /** Whether restoring a version would lose unsaved changes. */
  unsaved: boolean;
}

const SHOWN_FIRST = 5;

/**
 * Lists every saved version of a form's recipe, newest first. Restoring an old version saves its
 * content as a new version.
 */
export function VersionsCard({ formId, current, unsaved }: VersionsCardProps) {
  const {
    data: versions,
    error,
    isFetching,
    refetch,
  } = useQuery(recipeVersionQueries.list(formId));
  const [restoring, setRestoring] = useState<number>();
  const [all, setAll] = useState(false);
  const restore = useRestoreRecipe();
  const shown = all ? versions : versions?.slice(0, SHOWN_FIRST);
  return (
    <SectionCard title="Versions">
      {!versions && error && (
        <QueryFailure
          text="The versions could not be loaded."
          {...{ error, isFetching, refetch }}
        />
      )}
      {!versions && !error && <p className="empty">Loading...</p>}
      <ul>
        {shown?.map(({ version, createdAt, note }) => (
          <li key={version} className="ends-line own-field">
            <div className="own-field__facts">
              <p className="own-field__label">
                Version {version} {version === current && <Badge>Current</Badge>}
              </p>
              <p className="own-field__note breakable">
                <time dateTime={createdAt}>{formatMoment(createdAt)}</time> · {note}
              </p>
            </div>
            {version !== current && (
              <Button
                size="small"
                aria-label={`Restore version ${version}`}
                isDisabled={restore.isPending}
                onClick={() => setRestoring(version)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
      {versions && versions.length > SHOWN_FIRST && !all && (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            Show all {versions.length}
          </Button>
        </div>
      )}
      {restoring !== undefined && (
        <ConfirmDialog
          title={`Restore version ${restoring}?`}
          confirmLabel="Restore"
          onConfirm={() => restore.mutate({ formId, version: restoring })}
          onClose={() => setRestoring(undefined)}
        >
          Its recipe and own fields become a new version, and leads are filled in by it from then
          on.{' '}
          {unsaved && 'What you have changed here stays in the editor until you save or drop it.'}
        </ConfirmDialog>
      )}
    </SectionCard>
  );
}

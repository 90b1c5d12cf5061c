import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { isFinal, type SubmissionStatus } from '../../../../contract/submission.ts';
import { UnfoldButton } from '../../components/unfold-button.tsx';

export type Task = 'export' | 'import' | 'retry' | 'cancel' | 'keys';

interface TaskButtonsProps {
  /** The status that the filter selects; undefined if the filter selects every status. */
  status: SubmissionStatus | undefined;
  onStart: (task: Task) => void;
}

/** The buttons of the bulk tasks. In a narrow window, one button opens all of them. */
export function TaskButtons({ status, onStart }: TaskButtonsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <UnfoldButton className="submissions__unfold" open={open} onOpen={setOpen}>
        More
      </UnfoldButton>
      <div className="submissions__tasks" data-open={open}>
        <Button size="small" onClick={() => onStart('import')}>
          Import CSV
        </Button>
        <Button size="small" onClick={() => onStart('export')}>
          Export CSV
        </Button>
        {(!status || status === 'error') && (
          <Button size="small" onClick={() => onStart('retry')}>
            Retry failed
          </Button>
        )}
        {(!status || !isFinal(status)) && (
          <Button size="small" onClick={() => onStart('cancel')}>
            Cancel open
          </Button>
        )}
      </div>
    </>
  );
}

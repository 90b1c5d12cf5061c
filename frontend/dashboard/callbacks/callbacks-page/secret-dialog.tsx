import { CodeBlock } from '../../components/code-block.tsx';
import { TaskDialog } from '../../components/task-dialog.tsx';

interface SecretDialogProps {
  secret: string;
  onClose: () => void;
}

/** Shows a callback's secret once; the secret can't be shown again later. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  return (
    <TaskDialog title="Keep the new secret" running={false} onStop={onClose} onClose={onClose}>
      <SecretText secret={secret} />
    </TaskDialog>
  );
}

export function SecretText({ secret }: { secret: string }) {
  return (
    <>
      <p>
        Your receiver needs this secret to tell our calls from anybody else’s. Copy it now: we never
        show it again. If it is lost, rotate it.
      </p>
      <CodeBlock title="Secret" code={secret} />
    </>
  );
}

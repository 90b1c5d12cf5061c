import { Button } from '@aws-amplify/ui-react';

interface LoadFailureProps {
  text: string;
  busy: boolean;
  onRetry: () => void;
}

export function LoadFailure({ text, busy, onRetry }: LoadFailureProps) {
  return (
    <div className="load-failure">
      <p>{text}</p>
      <Button size="small" isDisabled={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

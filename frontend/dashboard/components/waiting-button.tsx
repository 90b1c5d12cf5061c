import { Button, type ButtonProps } from '@aws-amplify/ui-react';

interface WaitingButtonProps extends Omit<ButtonProps, 'onClick' | 'ref'> {
  /** Whether the call that the button starts is running; presses during that call do nothing. */
  isPending: boolean;
  onClick: () => void;
}

/** The button stays enabled while its call runs, because a disabled button would lose the focus. */
export function WaitingButton({ isPending, onClick, ...button }: WaitingButtonProps) {
  return (
    <Button
      size="small"
      {...button}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) onClick();
      }}
    />
  );
}

import { Button } from '@aws-amplify/ui-react';

interface UnfoldButtonProps {
  className: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: string;
}

/** Opens and closes a part that has no place on a narrow page. */
export function UnfoldButton({ className, open, onOpen, children }: UnfoldButtonProps) {
  return (
    <Button size="small" className={className} aria-expanded={open} onClick={() => onOpen(!open)}>
      {children}
    </Button>
  );
}

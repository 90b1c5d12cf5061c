import { Button } from '@aws-amplify/ui-react';

interface UnfoldButtonProps {
  className: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: string;
}

/** The button that opens and closes a part of the page which does not fit on a narrow page. */
export function UnfoldButton({ className, open, onOpen, children }: UnfoldButtonProps) {
  return (
    <Button size="small" className={className} aria-expanded={open} onClick={() => onOpen(!open)}>
      {children}
    </Button>
  );
}

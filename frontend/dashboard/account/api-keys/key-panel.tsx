import { useEffect } from 'react';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import { ApiKeyEdit } from './api-key-edit.tsx';
import { KeyRotation } from './key-rotation.tsx';

interface KeyPanelProps {
  panel: 'edit' | 'rotate';
  apiKey: ApiKeyView;
  now: number;
  onClose: () => void;
}

/** The forms that take the place of a key's buttons, loaded together when one is opened. */
export function KeyPanel({ panel, ...props }: KeyPanelProps) {
  useFocusBack(panel);
  return panel === 'edit' ? <ApiKeyEdit {...props} /> : <KeyRotation {...props} />;
}

/**
 * Returns the focus, which would be lost with the panel, to the button that opened it. Done here
 * and not beside the buttons, which are in the dashboard's first view.
 */
function useFocusBack(panel: KeyPanelProps['panel']): void {
  useEffect(() => {
    const item = document.activeElement?.closest('li');
    const label = panel === 'edit' ? 'Edit ' : 'Rotate ';
    return () => {
      if (document.activeElement !== document.body) return;
      item?.querySelector<HTMLElement>(`button[aria-label^="${label}"]`)?.focus();
    };
  }, [panel]);
}

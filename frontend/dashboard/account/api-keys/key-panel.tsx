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

/** The forms that replace a key's buttons; all are loaded together when the first one is opened. */
export function KeyPanel({ panel, ...props }: KeyPanelProps) {
  useFocusBack(panel);
  return panel === 'edit' ? <ApiKeyEdit {...props} /> : <KeyRotation {...props} />;
}

/**
 * Moves the focus back to the button that opened the panel, because the focus would be lost when
 * the panel closes. This code is here and not beside the buttons, so that the dashboard's first
 * view, which contains the buttons, does not load it.
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

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
  return panel === 'edit' ? <ApiKeyEdit {...props} /> : <KeyRotation {...props} />;
}

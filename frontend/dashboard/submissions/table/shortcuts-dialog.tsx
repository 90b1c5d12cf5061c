import { CheckLine } from '../../components/check-line.tsx';
import '../../components/check-line.css';
import { TaskDialog } from '../../components/task-dialog.tsx';
import { shortcuts } from './table-keys.ts';

interface ShortcutsDialogProps {
  off: boolean;
  onTurn: (off: boolean) => void;
  onClose: () => void;
}

export function ShortcutsDialog({ off, onTurn, onClose }: ShortcutsDialogProps) {
  return (
    <TaskDialog
      title="Keyboard shortcuts"
      running={false}
      onStop={() => undefined}
      onClose={onClose}
    >
      <p>
        These keys work while the focus is in the table; <kbd>/</kbd> works outside of it too.
      </p>
      <table className="field-table">
        <caption className="visually-hidden">Keys and what they do</caption>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(({ keys, does }) => (
            <tr key={keys}>
              <td>
                <kbd>{keys}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CheckLine
        label="Use these keys in this browser"
        checked={!off}
        onChange={(on) => onTurn(!on)}
      />
    </TaskDialog>
  );
}

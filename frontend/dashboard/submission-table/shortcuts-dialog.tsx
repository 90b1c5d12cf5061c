import { CheckLine } from '../components/check-line.tsx';
import '../components/check-line.css';
import { TaskDialog } from '../components/task-dialog.tsx';
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
      <p>With the focus in the table. The search is a key away from everywhere.</p>
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
        label="Single keys do this in this browser"
        checked={!off}
        onChange={(on) => onTurn(!on)}
      />
    </TaskDialog>
  );
}

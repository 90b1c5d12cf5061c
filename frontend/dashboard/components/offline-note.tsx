import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import './offline-note.css';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/**
 * Tells the user that the browser is offline, and that reads and writes wait for the connection.
 */
export function OfflineNote() {
  const online = useSyncExternalStore(subscribe, isOnline, isOnline);
  return (
    <p role="status" className={online ? 'visually-hidden' : 'offline-note'}>
      {online ? '' : 'You are offline. What you do is sent once the connection is back.'}
    </p>
  );
}

import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import './offline-note.css';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Says that there is no connection; reads and writes wait for it by themselves. */
export function OfflineNote() {
  const online = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  return (
    <p role="status" className={online ? 'visually-hidden' : 'offline-note'}>
      {online ? '' : 'You are offline. What you do is sent once the connection is back.'}
    </p>
  );
}

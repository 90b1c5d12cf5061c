import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../../shared/service/service-error.ts';
import { readAgain } from '../endpoints/use-callbacks.ts';
import { replayAll, type ReplayRequest } from './replay-all.ts';

export interface Replay {
  state: 'asking' | 'running' | 'done' | 'stopped';
  count: number;
  problem?: string;
}

export function useReplay(callbackId: string) {
  const [replay, setReplay] = useState<Replay>({ state: 'asking', count: 0 });
  const running = useRef<AbortController>(undefined);
  const queryClient = useQueryClient();
  const start = async (request: Omit<ReplayRequest, 'callbackId'>) => {
    const controller = (running.current = new AbortController());
    let count = 0;
    setReplay({ state: 'running', count });
    try {
      for await (const replayed of replayAll({ callbackId, ...request }, controller.signal)) {
        count += replayed;
        setReplay({ state: 'running', count });
      }
      setReplay({ state: 'done', count });
    } catch (error: unknown) {
      const problem = controller.signal.aborted ? undefined : messageOf(error);
      setReplay({ state: 'stopped', count, ...(problem !== undefined && { problem }) });
    }
    readAgain(queryClient, callbackId);
  };
  return { replay, start, stop: () => running.current?.abort() };
}

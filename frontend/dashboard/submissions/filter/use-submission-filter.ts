import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isStep, readFilter, writeFilter, type SubmissionFilter } from './submission-filter.ts';
import { rememberedSearch, rememberSearch } from '../../components/search-memory.ts';

export interface FilterInUse {
  filter: SubmissionFilter;
  change: (filter: SubmissionFilter) => void;
}

export function useSubmissionFilter(): FilterInUse {
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState(rememberedSearch);
  const filter = useMemo(() => readFilter(address, search), [address, search]);
  const change = (next: SubmissionFilter) => {
    const text = next.search ?? '';
    rememberSearch(text);
    setSearch(text);
    const replace = !isStep(filter, next);
    setAddress((before) => writeFilter(before, next), { replace, preventScrollReset: true });
  };
  return { filter, change };
}

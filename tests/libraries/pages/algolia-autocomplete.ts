import { autocomplete } from '@algolia/autocomplete-js';
import '@algolia/autocomplete-theme-classic';
import { cities } from './shared/lead.ts';
import { sendForm } from './shared/send-form.ts';

let city = '';
autocomplete<{ label: string }>({
  container: '#autocomplete',
  placeholder: 'Search for a city',
  getSources: ({ query }) => [
    {
      sourceId: 'cities',
      getItems: () =>
        cities
          .filter((one) => one.toLowerCase().includes(query.toLowerCase()))
          .map((label) => ({ label })),
      templates: { item: ({ item }) => item.label },
      onSelect({ item, setQuery }) {
        city = item.label;
        setQuery(item.label);
      },
    },
  ],
});
sendForm(() => ({ city }));

import 'bootstrap/dist/css/bootstrap.css';
import 'react-bootstrap-typeahead/css/Typeahead.css';
import { Typeahead } from 'react-bootstrap-typeahead';
import { cities } from './shared/lead.ts';
import { mountPlain } from './shared/plain.tsx';

mountPlain({ city: undefined as string | undefined }, (_held, hold) => ({
  city: (
    <div>
      <label htmlFor="city">City</label>
      <Typeahead
        id="basic-typeahead"
        inputProps={{ id: 'city' }}
        labelKey="name"
        options={cities.map((name) => ({ name }))}
        placeholder="Choose a city..."
        onChange={([chosen]) => hold({ city: (chosen as { name: string } | undefined)?.name })}
      />
    </div>
  ),
}));

import 'bootstrap/dist/css/bootstrap.css';
import 'react-bootstrap-typeahead/css/Typeahead.css';
import { useState } from 'react';
import { Typeahead } from 'react-bootstrap-typeahead';
import { cities } from './shared/lead.ts';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

function Form() {
  const [city, setCity] = useState<unknown>();
  return (
    <PlainForm
      held={{ city }}
      city={
        <div>
          <label htmlFor="city">City</label>
          <Typeahead
            id="basic-typeahead"
            inputProps={{ id: 'city' }}
            labelKey="name"
            options={cities.map((name) => ({ name }))}
            placeholder="Choose a city..."
            onChange={([chosen]) => setCity((chosen as { name: string } | undefined)?.name)}
          />
        </div>
      }
    />
  );
}
mount(Form);

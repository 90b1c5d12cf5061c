import { useCombobox } from 'downshift';
import { useState } from 'react';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

function City({ onChange }: { onChange: (city: string) => void }) {
  const [items, setItems] = useState(cities);
  const {
    isOpen,
    getToggleButtonProps,
    getLabelProps,
    getMenuProps,
    getInputProps,
    highlightedIndex,
    getItemProps,
  } = useCombobox({
    items,
    onInputValueChange: ({ inputValue }) =>
      setItems(cities.filter((city) => city.toLowerCase().startsWith(inputValue.toLowerCase()))),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? ''),
  });
  return (
    <div>
      <label {...getLabelProps()}>City:</label>
      <input placeholder="Start typing" {...getInputProps()} />
      <button aria-label="toggle menu" type="button" {...getToggleButtonProps()}>
        {isOpen ? <>&#8593;</> : <>&#8595;</>}
      </button>
      <ul {...getMenuProps()}>
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item}
              style={{ background: highlightedIndex === index ? '#bde4ff' : 'white' }}
              {...getItemProps({ item, index })}
            >
              {item}
            </li>
          ))}
      </ul>
    </div>
  );
}

function LeadForm() {
  const { answer, sendForm } = useSend();
  const [city, setCity] = useState('');
  return (
    <form onSubmit={sendForm({ city })}>
      <div>
        <label>
          Name: <input name="name" required />
        </label>
      </div>
      <div>
        <label>
          Phone: <input name="phone" required />
        </label>
      </div>
      <div>
        <label>
          Email: <input name="email" type="email" required />
        </label>
      </div>
      <City onChange={setCity} />
      <div>
        <label>
          Loan amount: <input name="amount" required />
        </label>
      </div>
      <label>
        <input type="checkbox" name="consent" required /> {consentText}
      </label>
      <button>Go</button>
      {answer && <p>{answer.message}</p>}
    </form>
  );
}
mount(LeadForm);

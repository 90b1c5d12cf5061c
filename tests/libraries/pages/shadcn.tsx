/**
 * A form that is built like the form, combobox and slider of shadcn/ui: from Radix primitives, cmdk
 * and react-hook-form.
 */
import { Command } from 'cmdk';
import { Checkbox, Label, Popover, Select, Slot } from 'radix-ui';
import { useId, useState, type ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { cities, consentText, sendLead, type Answer } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

const schema = z.object({
  name: z.string().min(2, 'Name must be at least 2 characters.'),
  phone: z.string().regex(/^[+\d][\d ]{9,}$/, 'Enter a valid phone number.'),
  email: z.email(),
  city: z.string().min(1, 'Please select a city.'),
  amount: z.string().min(1, 'Please select an amount.'),
  consent: z.literal(true, { error: 'Please agree.' }),
});
const amounts = ['500000', '1000000', '1500000', '2000000', '2500000', '5000000'];
const floating = { background: 'white', border: '1px solid', padding: 4 };

function Item({
  label,
  error,
  children,
}: {
  label: string;
  error?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div data-slot="form-item">
      <Label.Root data-slot="form-label" htmlFor={id}>
        {label}
      </Label.Root>{' '}
      <Slot.Root id={id} aria-invalid={Boolean(error)}>
        {children}
      </Slot.Root>
      {error && <p data-slot="form-message">{error}</p>}
    </div>
  );
}

function LeadForm() {
  const [answer, setAnswer] = useState<Answer>();
  const [open, setOpen] = useState(false);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      name: '',
      phone: '',
      email: '',
      city: '',
      amount: '',
      consent: false as unknown as true,
    },
  });
  const { errors } = form.formState;
  return (
    <form
      onSubmit={(event) =>
        void form.handleSubmit(async (values) => setAnswer(await sendLead(values)))(event)
      }
    >
      <Item label="Full name" error={errors.name?.message}>
        <input {...form.register('name')} />
      </Item>
      <Item label="Mobile number" error={errors.phone?.message}>
        <input type="tel" {...form.register('phone')} />
      </Item>
      <Item label="Email" error={errors.email?.message}>
        <input {...form.register('email')} />
      </Item>
      <Controller
        control={form.control}
        name="city"
        render={({ field }) => (
          <Popover.Root open={open} onOpenChange={setOpen}>
            <Item label="City" error={errors.city?.message}>
              <Popover.Trigger asChild>
                <button type="button" role="combobox" aria-expanded={open}>
                  {field.value || 'Select city'}
                </button>
              </Popover.Trigger>
            </Item>
            <Popover.Portal>
              <Popover.Content align="start" style={floating}>
                <Command>
                  <Command.Input placeholder="Search city..." />
                  <Command.List style={{ maxHeight: 150, overflow: 'auto' }}>
                    <Command.Empty>No city found.</Command.Empty>
                    <Command.Group>
                      {cities.map((city) => (
                        <Command.Item
                          key={city}
                          value={city}
                          onSelect={() => {
                            field.onChange(city);
                            setOpen(false);
                          }}
                        >
                          {city}
                        </Command.Item>
                      ))}
                    </Command.Group>
                  </Command.List>
                </Command>
              </Popover.Content>
            </Popover.Portal>
          </Popover.Root>
        )}
      />
      <Controller
        control={form.control}
        name="amount"
        render={({ field }) => (
          <Select.Root value={field.value} onValueChange={field.onChange}>
            <Item label="Loan amount" error={errors.amount?.message}>
              <Select.Trigger>
                <Select.Value placeholder="Select an amount" />
                <Select.Icon />
              </Select.Trigger>
            </Item>
            <Select.Portal>
              <Select.Content position="popper" style={floating}>
                <Select.Viewport>
                  {amounts.map((one) => (
                    <Select.Item key={one} value={one}>
                      <Select.ItemText>₹{Number(one).toLocaleString('en-IN')}</Select.ItemText>
                    </Select.Item>
                  ))}
                </Select.Viewport>
              </Select.Content>
            </Select.Portal>
          </Select.Root>
        )}
      />
      <Controller
        control={form.control}
        name="consent"
        render={({ field }) => (
          <Item label={consentText} error={errors.consent?.message}>
            <Checkbox.Root
              checked={field.value}
              onCheckedChange={field.onChange}
              style={{ width: 16, height: 16, border: '1px solid' }}
            >
              <Checkbox.Indicator>✓</Checkbox.Indicator>
            </Checkbox.Root>
          </Item>
        )}
      />
      <button type="submit" disabled={form.formState.isSubmitting}>
        Submit
      </button>
      {answer && (
        <ol aria-label="Notifications">
          <li data-type={answer.success ? 'success' : 'error'}>{answer.message}</li>
        </ol>
      )}
    </form>
  );
}
mount(LeadForm);

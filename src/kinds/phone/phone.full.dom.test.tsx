import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { useWatch } from 'react-hook-form';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { phone } from './index.tsx';

const of = { resource: 'entities', path: 'phone', property: { type: 'string', format: 'phone' } } as const;

function Kept() {
  return <output data-testid="kept">{JSON.stringify(useWatch({ name: 'phone' }) ?? null)}</output>;
}

async function renderInput() {
  await renderInConsole(
    <Form defaultValues={{}}>
      <phone.Input {...of} source="phone" label="Telefone" />
      <Kept />
    </Form>,
  );
  const input = await screen.findByPlaceholderText<HTMLInputElement>('+55 11 91234 5678');
  return { input, user: userEvent.setup(), kept: () => screen.getByTestId('kept').textContent };
}

it.each([
  ['11912345678', '"+5511912345678"', '+55 11 91234 5678'],
  ['+351 912-345-678', '"+351912345678"', '+351 912 345 678'],
])('%s is stored as %s and shown as %s', async (typed, kept, shown) => {
  const entered = await renderInput();
  await entered.user.type(entered.input, typed);
  expect(entered.input.value).toBe(typed);
  await entered.user.tab();
  expect([entered.kept(), entered.input.value]).toEqual([kept, shown]);
});

it('invalid text stays as typed and is refused', async () => {
  const { input, user, kept } = await renderInput();
  await user.type(input, '1191');
  await user.tab();
  expect([kept(), input.value]).toEqual(['"1191"', '1191']);
  await user.clear(input);
  expect(kept()).toBe('null');
});

it('has a link to call it on its page, grouped as in its country', async () => {
  await renderInConsole(<phone.Field {...of} value="+442079460958" />);
  const link = await screen.findByRole('link', { name: '+44 20 7946 0958' });
  expect(link.getAttribute('href')).toBe('tel:+442079460958');
});

it('uses the selected country, Brazil by default, unless it contains its own', async () => {
  const { input, user, kept } = await renderInput();
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Telefone: país' });
  expect(country.value).toBe('BR');
  await user.selectOptions(country, 'Portugal (+351)');
  await user.type(input, '912345678');
  await user.tab();
  expect([kept(), input.value, country.value]).toEqual(['"+351912345678"', '+351 912 345 678', 'PT']);
  await user.clear(input);
  await user.type(input, '+442079460958');
  expect([kept(), country.value]).toEqual(['"+442079460958"', 'GB']);
});

it('keeps its digits for another country, and is refused if invalid there', async () => {
  const { input, user, kept } = await renderInput();
  await user.type(input, '11912345678');
  const country = screen.getByRole('combobox', { name: 'Telefone: país' });
  await user.selectOptions(country, 'Portugal (+351)');
  expect([kept(), input.value]).toEqual(['"+35111912345678"', '+35111912345678']);
  await user.selectOptions(country, 'Brasil (+55)');
  expect(kept()).toBe('"+5511912345678"');
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { expect, it } from 'vitest';
import { propertyAt } from '../../../domain/schema/path.ts';
import accounts from '../../../schemas/resources/payments/accounts.ts';
import accountTypes from '../../../schemas/resources/payments/account-types.ts';
import companyAccounts from '../../../schemas/resources/payments/company-accounts.ts';
import currencies from '../../../schemas/resources/platform/currencies.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { kinds } from '../registry.ts';

const property = propertyAt(accounts.schema, 'fields') ?? {};
const { Input, Field } = kinds.collection;

const keyOf = (place: number) => `0192f0c1-7a3e-7000-8000-${String(place).padStart(12, '0')}`;
const definition = (place: number, name: string, type: string, more: object = {}) => ({
  uuid: keyOf(place),
  name,
  type,
  required: false,
  printed: true,
  ...more,
});
const sepa = {
  uuid: keyOf(90),
  name: 'SEPA',
  auto: false,
  link_docs: 'https://docs.test/sepa',
  fields: [
    definition(1, 'IBAN', 'iban', { required: true }),
    definition(2, 'Tipo', 'choice', { options: 'Corrente\nPoupança' }),
    definition(3, 'Chave', 'secret'),
  ],
};
const known = [accounts, accountTypes, companyAccounts, currencies];

function Dirty() {
  return <output>{useFormState().isDirty ? 'changed' : 'as it was'}</output>;
}

async function renderFields(fields: readonly object[] = [], account_type: object | null = { uuid: sepa.uuid }) {
  const saved: unknown[] = [];
  await renderInConsole(
    <Form
      record={{ id: 'a', account_type, fields }}
      onSubmit={(values: Readonly<Record<string, unknown>>) => void saved.push(values['fields'])}
    >
      <Input resource="accounts" path="fields" property={property} source="fields" label="Dados da conta" />
      <Dirty />
      <button type="submit">Salvar</button>
    </Form>,
    { known, answers: { [`GET /api/v2/account-types/${sepa.uuid}`]: { json: sepa } } },
  );
  return { user: userEvent.setup(), saved };
}

it('has each field as its type defines it, without changing the record', async () => {
  const { user, saved } = await renderFields();
  const iban = await screen.findByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
  expect(screen.getByText('as it was')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver a documentação' }).getAttribute('href')).toBe(sepa.link_docs);
  await user.type(iban, 'pt50000201231234567890154');
  await user.tab();
  expect(iban.value).toBe('PT50 0002 0123 1234 5678 9015 4');
  await user.click(screen.getByRole('combobox', { name: 'Tipo' }));
  await user.click(screen.getByRole('option', { name: 'Poupança' }));
  await user.type(screen.getByLabelText('Chave'), 'hunter2');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject([
    { field: keyOf(1), value: 'PT50 0002 0123 1234 5678 9015 4' },
    { field: keyOf(2), value: 'Poupança' },
    { field: keyOf(3), secret: { value: 'hunter2' } },
  ]);
});

it('keeps the values of fields that still exist, and drops the others', async () => {
  const { user, saved } = await renderFields([
    { uuid: keyOf(50), field: keyOf(9), name: 'Antigo', type: 'text', value: 'x' },
    { uuid: keyOf(51), field: keyOf(1), name: 'Conta', type: 'iban', value: 'PT50000201231234567890154' },
  ]);
  const iban = await screen.findByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
  expect(iban.value).toBe('PT50 0002 0123 1234 5678 9015 4');
  expect(screen.queryByRole('textbox', { name: 'Antigo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject([{ uuid: keyOf(51), field: keyOf(1), name: 'IBAN' }, {}, {}]);
});

it('explains that the fields depend on the type while none is chosen', async () => {
  await renderFields([], null);
  await screen.findByText('Os campos dependem de “Tipo de conta”. Escolha primeiro.');
});

it('shows each value by its name, and only whether a secret is set', async () => {
  const value = [
    { field: keyOf(1), name: 'IBAN', type: 'iban', value: 'PT50000201231234567890154' },
    { field: keyOf(2), name: 'Desde', type: 'date', value: '2026-03-09' },
    { field: keyOf(3), name: 'Chave', type: 'secret', secret: { set: true } },
  ];
  await renderInConsole(<Field resource="accounts" path="fields" property={property} value={value} />, { known });
  const pairs = screen.getAllByRole('definition').map((each) => each.textContent);
  expect(pairs).toEqual(['PT50 0002 0123 1234 5678 9015 4', '09/03/2026', 'Definido']);
});

it('previews the form of definitions while they are edited', async () => {
  const fields = propertyAt(accountTypes.schema, 'fields') ?? {};
  await renderInConsole(
    <Form record={{ id: 't', fields: [definition(1, 'Titular', 'text')] }}>
      <Input resource="account-types" path="fields" property={fields} source="fields" label="Campos" />
    </Form>,
    { known },
  );
  const preview = await screen.findByRole('group', { name: 'Prévia do formulário' });
  expect(preview.querySelector('input')?.name).toBe('preview.0.value');
  await userEvent.setup().type(screen.getByRole('textbox', { name: /^Nome do campo/ }), ' da conta');
  await screen.findByRole('textbox', { name: 'Titular da conta' });
});

it('selects several records, each once, and removes them', async () => {
  const list = propertyAt(accountTypes.schema, 'currencies') ?? {};
  const all = [
    { id: 1, code: 'BRL', name: 'Brazilian Real' },
    { id: 2, code: 'EUR', name: 'Euro' },
  ];
  await renderInConsole(
    <Form record={{ id: 't', currencies: [all[0]] }}>
      <Input resource="account-types" path="currencies" property={list} source="currencies" label="Moedas" />
      <Dirty />
    </Form>,
    { known, answers: { 'GET /api/v2/currencies': { json: { results: all, count: 2 } } } },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Moedas' }));
  const options = await screen.findAllByRole('option');
  expect(options.map((each) => each.textContent)).toEqual([expect.stringContaining('EUR')]);
  await user.click(options[0] as HTMLElement);
  expect(screen.getAllByRole('listitem').map((each) => each.textContent?.slice(0, 3))).toEqual(['BRL', 'EUR']);
  await user.click(screen.getByTitle('Remover BRL'));
  expect(screen.getAllByRole('listitem').map((each) => each.textContent?.slice(0, 3))).toEqual(['EUR']);
  expect(screen.getByText('changed')).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import scenarios from '../../../schemas/resources/taxes/scenarios.ts';
import { settled } from '../../../tests/support/settled.ts';
import { Form } from 'react-admin';
import userEvent from '@testing-library/user-event';
import { propertyAt } from '../../../domain/schema/path.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { kinds } from '../../kinds/registry.ts';
import { resolverOf } from '../validate/resolver.ts';
import { QuickCreateProvider } from './dialogs/QuickCreateProvider.tsx';
import { page, save, tribute } from './form.testing.tsx';

const declared = new Set(['tribute', 'is_origin', 'type', 'is_fixed', 'value', 'tax_responsible']);

type Answers = NonNullable<Parameters<typeof renderInConsole>[1]>['answers'];

/** The rows of a record, whose own form is another, in a form by the same rules; few of its fields suffice. */
async function renderRows(answers: Answers = {}) {
  const { Input } = kinds.collection;
  const rows = propertyAt(scenarios.schema, 'tributes') ?? {};
  const parts = Object.entries(rows.items?.properties ?? {}).filter(([name]) => declared.has(name));
  const property = { ...rows, items: { ...rows.items, properties: Object.fromEntries(parts) } };
  const view = await renderInConsole(
    <QuickCreateProvider>
      <Form resolver={resolverOf(scenarios)} mode="onTouched" noValidate defaultValues={{ tributes: [] }}>
        <Input resource="scenarios" path="tributes" property={property} source="tributes" label="Tributos" />
        <button type="submit">Salvar</button>
      </Form>
    </QuickCreateProvider>,
    { answers: { 'GET /api/v2/tributes': page(tribute), 'GET /api/v2/countries': page(), ...answers } },
  );
  const written = () => view.requests.filter(({ method }) => method === 'POST' || method === 'PUT');
  return { ...view, user: userEvent.setup(), written };
}

describe('the rows of a record', () => {
  it('are added, show only the fields of their type, are reordered and removed', async () => {
    const { user } = await renderRows();
    await user.click(await screen.findByRole('button', { name: 'Adicionar linha' }));
    const first = () => within(screen.getByRole('group', { name: 'Linha 1' }));
    await user.type(first().getByRole('textbox', { name: /^Valor/ }), '2,5');
    await user.click(screen.getByRole('button', { name: 'Adicionar linha' }));
    await user.click(screen.getByRole('button', { name: 'Mover a linha 1 para baixo' }));
    const second = within(screen.getByRole('group', { name: 'Linha 2' }));
    expect(second.getByRole<HTMLInputElement>('textbox', { name: /^Valor/ }).value).toBe('2,5');
    second.getByText('%');
    const choose = async (type: string) => {
      await user.click(second.getByRole('combobox', { name: /^Forma de cálculo/ }));
      await user.click(await screen.findByRole('option', { name: type }));
    };
    await choose('Valor fixo');
    await waitFor(() => expect(second.queryByText('%')).toBeNull());
    expect(second.getByRole<HTMLInputElement>('textbox', { name: /^Valor/ }).value).toBe('2,5');
    await choose('Variável');
    await waitFor(() => expect(second.queryByRole('textbox', { name: /^Valor/ })).toBeNull());
    expect(second.getByRole('combobox', { name: /^Informado como/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remover a linha 1' }));
    expect(screen.queryByRole('group', { name: 'Linha 2' })).toBeNull();
  });

  const wrongIn = (row: number) =>
    within(screen.getByRole('group', { name: `Linha ${row}` })).queryAllByText('Campo obrigatório').length;

  it('show no errors before blur or a save', async () => {
    const { user, written } = await renderRows();
    const add = async () => user.click(await screen.findByRole('button', { name: 'Adicionar linha' }));
    await add();
    await settled();
    expect(wrongIn(1)).toBe(0);
    await user.tab();
    await waitFor(() => expect(wrongIn(1)).toBe(1));
    await add();
    await settled();
    expect([wrongIn(1), wrongIn(2)]).toEqual([1, 0]);
    await user.click(save());
    await waitFor(() => expect([wrongIn(1), wrongIn(2)]).toEqual([2, 2]));
    await add();
    await settled();
    expect([wrongIn(1), wrongIn(3)]).toEqual([2, 0]);
    await user.click(save());
    await waitFor(() => expect(wrongIn(3)).toBe(2));
    expect(written()).toEqual([]);
  });

  it('can refer to a record created in place', async () => {
    const made = { uuid: '0192f0c1-7a3e-7000-8000-000000000009', name: 'Taxa nova' };
    const { user, written, requests } = await renderRows({
      'GET /api/v2/tributes': page(),
      'POST /api/v2/tributes': { status: 201, json: made },
    });
    await user.click(await screen.findByRole('button', { name: 'Adicionar linha' }));
    const row = within(screen.getByRole('group', { name: 'Linha 1' }));
    await user.type(row.getByRole('combobox', { name: /^Tributo/ }), 'Taxa nova');
    await user.click(await screen.findByRole('option', { name: 'Adicionar “Taxa nova”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar tributo' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Nome\b(?! em)/ }).value).toBe('Taxa nova');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written().map(({ path }) => path)).toEqual(['/api/v2/tributes']);
    expect(row.getByRole<HTMLInputElement>('combobox', { name: /^Tributo/ }).value).toBe('Taxa nova');
    const offered = requests.filter(({ method, path }) => method === 'GET' && path === '/api/v2/tributes');
    expect(new Set(offered.map(({ query }) => query.get('fields')))).toEqual(
      new Set(['name,uuid,description,pt_name,en_name,es_name']),
    );
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { expect, it } from 'vitest';
import { propertyAt } from '../../../domain/schema/path.ts';
import scenarios from '../../../schemas/resources/taxes/scenarios.ts';
import taxRates from '../../../schemas/resources/taxes/tax-rates.ts';
import tributes from '../../../schemas/resources/taxes/tributes.ts';
import { renderInConsole, type Answer } from '../../../tests/support/console.tsx';
import { kinds } from '../registry.ts';

const property = propertyAt(taxRates.schema, 'rates') ?? {};
const { Input } = kinds.collection;

const keyOf = (place: number) => `0192f0c1-7a3e-7000-8000-${String(place).padStart(12, '0')}`;
const tribute = (place: number, name: string) => ({ uuid: keyOf(place), name });
const [iss, pis, cofins, levy] = [
  tribute(1, 'ISS'),
  tribute(2, 'PIS'),
  tribute(3, 'COFINS'),
  tribute(4, 'Contribuição'),
];
const variable = (of: object) => ({ tribute: of, type: 'Variable', is_origin: true, tax_responsible: 'exporter' });
const stored = { uuid: keyOf(9), tribute: iss, value: '5.0000' };

const scenariosWith = (...rows: object[]): Answer => ({
  json: { results: [{ uuid: keyOf(7), tributes: rows }], count: 1 },
});
const usual = scenariosWith(
  variable(pis),
  { ...variable(cofins), type: 'Fixed', value: '3' },
  variable(iss),
  variable(pis),
);

function Dirty() {
  return <output>{useFormState().isDirty ? 'changed' : 'as it was'}</output>;
}

async function renderRates(answer: Answer | (() => Answer) = usual, rates: readonly object[] = [stored]) {
  const saved: unknown[] = [];
  const { requests } = await renderInConsole(
    <Form
      record={{ id: 'tax-rates', rates }}
      onSubmit={(values: Readonly<Record<string, unknown>>) => void saved.push(values['rates'])}
    >
      <Input resource="tax-rates" path="rates" property={property} source="rates" label="Alíquotas" />
      <Dirty />
      <button type="submit">Salvar</button>
    </Form>,
    { known: [scenarios, tributes, taxRates], answers: { 'GET /api/v2/scenarios': answer } },
  );
  return { user: userEvent.setup(), saved, requests };
}

const rowNames = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getByRole('group').getAttribute('aria-label'));
const rateOf = async (name: string) => {
  const row = await screen.findByRole('group', { name });
  return within(row).getByRole<HTMLInputElement>('textbox', { name: 'Alíquota padrão' });
};

it('has a row by name for each variable tribute of a line, none added, removed or changed', async () => {
  const { requests } = await renderRates();
  expect((await rateOf('ISS')).value).toBe('5');
  expect((await rateOf('PIS')).value).toBe('');
  expect(rowNames()).toEqual(['ISS', 'PIS']);
  expect(screen.queryByRole('button', { name: /linha/ })).toBeNull();
  expect(screen.getByText('as it was')).toBeTruthy();
  expect(requests.map(({ query }) => query.get('fields'))).toEqual(['tributes']);
});

it('saves the value under its tribute, and keeps the row of one that no line uses anymore', async () => {
  const { user, saved } = await renderRates(usual, [{ ...stored, tribute: levy }]);
  await user.type(await rateOf('PIS'), '1,65');
  expect(screen.getByText('changed')).toBeTruthy();
  expect(rowNames()).toEqual(['Contribuição', 'ISS', 'PIS']);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const filled = (saved[0] as { value?: string | null }[]).filter(({ value }) => value);
  expect(filled).toMatchObject([
    { uuid: stored.uuid, tribute: levy, value: '5.0000' },
    { tribute: { uuid: pis.uuid }, value: '1.65' },
  ]);
});

it('can be searched if there are many, ignoring accents', async () => {
  const many = Array.from({ length: 12 }, (_, place) => variable(tribute(20 + place, `Taxa ${place}`)));
  const { user } = await renderRates(scenariosWith(...many, variable(levy)));
  await rateOf('Contribuição');
  expect(rowNames()).toHaveLength(14);
  await user.type(screen.getByRole('searchbox'), 'contribuicao');
  expect(rowNames()).toEqual(['Contribuição']);
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  screen.getByText('Nada corresponde à busca.');
});

it('explains where tributes come from while there are none', async () => {
  await renderRates(scenariosWith(), []);
  await screen.findByText(/^Nenhum cenário tem tributo/);
});

it('reports that the tributes cannot be loaded, and offers a retry', async () => {
  let isUp = false;
  const { user } = await renderRates(() => (isUp ? usual : { status: 503, json: { detail: 'Indisponível agora.' } }));
  await screen.findByText('Indisponível agora.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await rateOf('ISS');
});

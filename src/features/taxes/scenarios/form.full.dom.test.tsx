import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import scenarios from '../../../../schemas/resources/taxes/scenarios.ts';
import { brazil, page, renderPages, save, uuid } from '../../../generate/form/form.testing.tsx';

const chile = { id: 152, identifier: 'CL', name: 'Chile' };
const germany = { id: 276, identifier: 'DE', name: 'Germany' };
const keyOf = (place: number) => `0192f0c1-7a3e-7000-8000-${String(place).padStart(12, '0')}`;
const [irrf, iss, pis] = ['IRRF', 'ISS', 'PIS'].map((name, place) => ({ uuid: keyOf(20 + place), name }));
const acme = { uuid, name: 'Acme', currency: 'BRL', location: { address: 'Rua Um, 1', country: brazil } };

const row = (place: number, tribute: object | undefined, value: string) => ({
  uuid: keyOf(place),
  tribute,
  is_origin: false,
  type: 'Fixed',
  value,
  tax_responsible: 'importer',
});

const imported = {
  uuid,
  name: 'Importação',
  description: 'Serviços',
  origin: chile,
  destiny: brazil,
  rounding: 'line',
  tributes: [
    { ...row(1, irrf, '15'), tax_responsible: 'exporter' },
    { ...row(2, iss, '5'), recoverable: '100' },
    { ...row(3, pis, '1.65'), base_includes: [iss?.uuid], base_includes_self: true },
  ],
};

const open = (of: object = imported, at = `/scenarios/${uuid}/edit`, answers = {}) =>
  renderPages(scenarios, at, {
    'GET /api/v2/companies/me': { json: acme },
    'GET /api/v2/countries': page(brazil, chile, germany),
    'GET /api/v2/currencies': page({ id: 986, code: 'BRL' }),
    [`GET /api/v2/scenarios/${uuid}`]: { json: of },
    ...answers,
  });

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\s]+/g, ' ').trim();
const way = () => screen.getAllByRole('listitem').filter((item) => item.classList.contains('flow-step'));

it('says in words who pays each tax, and of what', async () => {
  await open();
  const rows = await screen.findAllByRole('button', { expanded: false, name: /sobre|preço/ });
  expect(
    rows.map((button) => plain(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent)),
  ).toEqual([
    'IRRF: 15% sobre o preço; O exportador, retido por Acme',
    'ISS: 5% sobre o preço; Acme, no próprio país',
    'PIS: 1,65% sobre o preço + ISS + o próprio tributo; Acme, no próprio país',
  ]);
});

it('shows the way of the money of a line with the formula of each tax, and the net cost, as it is typed', async () => {
  const { user } = await open();
  await waitFor(() =>
    expect(way().map((step) => plain(step.textContent))).toEqual([
      'Total pago por Acme R$ 1.067,62',
      'ISS, pago por Acme · Brasil R$ 50,00 5% de 1.000,00',
      'PIS, pago por Acme · Brasil R$ 17,62 1,65% de 1.067,62 = 1.000,00 + ISS 50,00 + PIS 17,62',
      'IRRF, retido por Acme · Brasil R$ 150,00 15% de 1.000,00',
      'Enviado ao exportador R$ 850,00',
      'O exportador fica com R$ 850,00',
    ]),
  );
  screen.getByText('R$ 1.017,62');
  await user.click(screen.getByRole('button', { name: /^ISS/ }));
  const value = within(screen.getByRole('group', { name: 'Detalhes de ISS' })).getByRole('textbox', { name: /^Valor/ });
  await user.clear(value);
  await user.type(value, '2');
  await waitFor(() => expect(plain(way()[1]?.textContent)).toContain('R$ 20,00 2% de 1.000,00'));
  const sample = within(screen.getByRole('region', { name: 'Com uma linha de' }));
  await user.clear(sample.getByRole('textbox', { name: 'Valor' }));
  await user.type(sample.getByRole('textbox', { name: 'Valor' }), '500');
  await waitFor(() => expect(plain(way()[1]?.textContent)).toContain('R$ 10,00 2% de 500,00'));
});

it('proposes the own country, a name and the rounding of the Union for a new scenario', async () => {
  const { user } = await open(imported, '/scenarios/create');
  const origin = await screen.findByRole<HTMLInputElement>('combobox', { name: /^País de origem/ });
  await waitFor(() => expect(origin.value).toBe('Brasil'));
  await user.type(screen.getByRole('combobox', { name: /^País de destino/ }), 'Alemanha');
  await user.click(await screen.findByRole('option', { name: 'Alemanha' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Nome/ });
  await waitFor(() => expect(name.value).toBe('Serviços, Brasil → Alemanha'));
  await screen.findByText('Uma vez por documento');
});

it('remarks that the price contains a tax of the exporter that is part of its own base', async () => {
  const [withheld] = imported.tributes;
  const { user } = await open({ ...imported, tributes: [withheld] });
  await user.click(await screen.findByRole('button', { name: /^IRRF/ }));
  expect(screen.queryByText(/O preço já contém/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '+ o próprio tributo' }));
  await screen.findByText(/O preço já contém este tributo/);
});

it('opens the rows where the server finds errors, and shows these at their fields', async () => {
  const { user } = await open(imported, undefined, {
    [`PUT /api/v2/scenarios/${uuid}`]: {
      status: 400,
      json: { detail: 'Há campos errados', errors: { 'tributes.1.value': 'Valor ruim' } },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^ISS/ }));
  await user.click(screen.getByRole('button', { name: /^ISS/ }));
  await user.click(save());
  await screen.findByText('Valor ruim');
  screen.getByRole('group', { name: 'Detalhes de ISS' });
  expect(screen.queryByRole('group', { name: 'Detalhes de PIS' })).toBeNull();
});

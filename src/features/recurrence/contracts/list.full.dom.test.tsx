import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { contractRecord } from '../../../../tests/support/contracts.ts';
import { setZone } from '../../../i18n/zone.ts';
import { ListPage } from '../../../generate/list/ListPage.tsx';

const brazil = { id: 76, identifier: 'BR' };
const listed = [
  contractRecord(),
  contractRecord({
    uuid: 'c-2',
    contract_number: 8,
    company_number: undefined,
    service_buyer: { uuid: 'b', name: 'A company whose name goes on beyond thirty letters' },
    has_overdue_invoices: true,
    account: undefined,
    frequency: 1,
    frequency_symbology: 'Y',
    jurisdictions: [{ origin: brazil }, { origin: brazil, destiny: { id: 620, identifier: 'PT' } }],
  }),
];

const show = (language: 'pt' | 'en' | 'es' = 'pt', results: readonly object[] = listed) =>
  renderInConsole(<ListPage resource={contracts} />, {
    language,
    answers: { 'GET /api/v2/contracts': { json: { results, count: results.length } } },
  });
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const cells = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent);

describe('the list of contracts', () => {
  it.each([
    [
      'pt',
      ['7ACME-C-7', 'Wise USDWise', 'Blue Harbor Inc', 'para', 'US$\u00a012.960,00', 'Ativo', 'Mensal · 12 faturas'],
    ],
    [
      'en',
      ['7ACME-C-7', 'Wise USDWise', 'Blue Harbor Inc', 'to', 'USD\u00a012,960.00', 'Active', 'Monthly · 12 invoices'],
    ],
    [
      'es',
      ['7ACME-C-7', 'Wise USDWise', 'Blue Harbor Inc', 'a', '12.960,00\u00a0US$', 'Activo', 'Mensual · 12 facturas'],
    ],
  ] as const)('shows each contract in %s', async (language, texts) => {
    await show(language);
    const [first] = await rows();
    expect(cells(first).slice(0, 7)).toEqual(texts);
  });

  it('truncates a long payer, marks overdue ones, and has a singular for one invoice', async () => {
    await show();
    const [, second] = await rows();
    expect(cells(second).slice(0, 7)).toEqual([
      '8',
      '–',
      'A company whose name goes on b…Tem faturas vencidas',
      'paraQualquer paíse mais 1',
      'US$\u00a012.960,00',
      'Ativo',
      'Anual · 1 fatura',
    ]);
  });

  it('shows in tooltips when it was created, the parts of its total, and its countries', async () => {
    setZone('America/Sao_Paulo');
    await show();
    const [first, second] = await rows();
    const tooltipOf = async (row: HTMLElement | undefined, text: string) => {
      const over = within(row ?? document.body).getByText(text);
      await userEvent.hover(over);
      const tooltip = await screen.findByRole('tooltip');
      const { textContent } = tooltip;
      await userEvent.unhover(over);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      return textContent;
    };
    expect(await tooltipOf(first, '7')).toBe('Criado em 23/11/2026 08:14');
    expect(await tooltipOf(first, 'US$ 12.960,00')).toBe(
      '12 × US$\u00a01.080,00US$\u00a012.960,00Valor do contratoUS$\u00a012.960,00',
    );
    expect(await tooltipOf(second, 'e mais 1')).toBe('Brasil → Qualquer paísBrasil → Portugal');
  });

  it('shows the released part of its value, and the rest in a tooltip', async () => {
    const ended = contractRecord({ billed_amount: '6480.00', to_come_amount: '0.00', released_amount: '6480.00' });
    await show('pt', [ended, contractRecord({ uuid: 'c-2', released_amount: '0.00' })]);
    const [first, second] = await rows();
    expect(cells(first)[4]).toBe('US$\u00a012.960,00US$\u00a06.480,00 não serão faturados');
    expect(cells(second)[4]).toBe('US$\u00a012.960,00');
    await userEvent.hover(within(first ?? document.body).getByText('US$ 12.960,00'));
    expect((await screen.findByRole('tooltip')).textContent.replaceAll('\u00a0', ' ')).toContain(
      'Valor do contratoUS$ 12.960,00FaturadoUS$ 6.480,00A emitirUS$ 0,00Não será faturadoUS$ 6.480,00',
    );
  });

  it('has the names of countries for screen readers', async () => {
    await show('en');
    const [first] = await rows();
    const flags = within(first ?? document.body).getAllByRole('img');
    expect(flags.map((flag) => flag.getAttribute('alt')).filter(Boolean)).toEqual([
      'United States',
      'Brazil',
      'United States',
    ]);
  });

  it('without contracts invites the user to create the first', async () => {
    await show('pt', []);
    await screen.findByText('Nenhum contrato encontrado');
    const ways = screen.getAllByRole('link', { name: 'Novo contrato' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/contracts/create', '/contracts/create']);
  });
});

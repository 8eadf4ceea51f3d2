import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { renderInConsole, type Answer } from '../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../tests/support/invoices.ts';
import { setZone } from '../../i18n/zone.ts';
import { ListPage } from './ListPage.tsx';

const path = '/api/v2/invoice/invoices-single';
const harbor = '0192f0c1-0000-7000-8000-000000000001';
const sums = [
  { currency: 'BRL', count: 2, amounts: { amount: '2160.50' } },
  { currency: 'JPY', count: 1, amounts: { amount: '150000' } },
];
const statuses = { draft: 1, future: 0, billed: 10_001, paid: 3, cancelled: 0 };

interface Options {
  readonly filter?: object;
  readonly language?: 'pt' | 'en' | 'es';
  readonly summary?: Answer;
  readonly count?: number;
}

async function showList({ filter = {}, language, summary = { json: { statuses, sums } }, count = 3 }: Options = {}) {
  const view = await renderInConsole(<ListPage resource={invoices} />, {
    language,
    at: `/?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    answers: {
      [`GET ${path}`]: { json: { results: [invoiceRecord({ uuid: 'u-1' })], count } },
      [`GET ${path}/summary`]: summary,
      [`GET /api/v2/entities/${harbor}`]: { json: { uuid: harbor, name: 'Blue Harbor Inc' } },
      'GET /api/v2/entities': { json: { results: [{ uuid: harbor, name: 'Blue Harbor Inc' }], count: 1 } },
    },
  });
  await screen.findByText('ACME-2026-12');
  const last = (behind = '') => view.requests.findLast((request) => request.path === path + behind)?.query;
  return { ...view, user: userEvent.setup(), last };
}

describe('the status tabs of a list', () => {
  it('show the number of each, and filter by one', async () => {
    const { user, last, place } = await showList();
    const tabs = within(screen.getByRole('group', { name: 'Situação' }));
    await tabs.findByRole('button', { name: 'Paga 3' });
    expect(tabs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Tudo',
      'Rascunho 1',
      'Programada 0',
      'Emitida 10.000+',
      'Vencida',
      'Paga 3',
      'Cancelada 0',
    ]);
    await user.click(tabs.getByRole('button', { name: 'Paga 3' }));
    await waitFor(() => expect(last()?.get('status')).toBe('paid'));
    expect(tabs.getByRole('button', { pressed: true }).textContent).toContain('Paga');
    await user.click(tabs.getByRole('button', { name: 'Tudo' }));
    await waitFor(() => expect(place.current).not.toContain('paid'));
  });

  it('keep the other filters', async () => {
    const { user, last } = await showList({ filter: { q: 'harbor', amount_gt: '10.00' } });
    await user.click(screen.getByRole('button', { name: /^Rascunho/ }));
    await waitFor(() => expect(last()?.get('status')).toBe('draft'));
    expect([last()?.get('search'), last()?.get('amount_gt')]).toEqual(['harbor', '10.00']);
    expect(last('/summary')?.get('search')).toBe('harbor');
  });

  it('have no numbers if these cannot be loaded', async () => {
    await showList({ summary: { status: 503, json: { detail: 'Em manutenção' } } });
    expect(screen.getByRole('button', { name: 'Paga' })).toBeTruthy();
    expect(screen.queryByText('Em manutenção')).toBeNull();
  });
});

describe('the sums of a list', () => {
  it.each([
    ['pt', 'Valor: R$ 2.160,50 · JP¥ 150.000'],
    ['en', 'Amount: BRL 2,160.50 · JPY 150,000'],
    ['es', 'Importe: 2.160,50 BRL · 150.000 JPY'],
  ] as const)('are shown below it by currency, in %s', async (language, text) => {
    await showList({ language });
    await waitFor(() => expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain(text));
  });

  it('are absent for resources without sums', async () => {
    await showList({ summary: { json: { statuses, sums: [] } } });
    await screen.findByRole('button', { name: 'Paga 3' });
    expect(screen.queryByText(/^Valor:/)).toBeNull();
  });

  it('are shown for any number of records if the resource declares it', async () => {
    await showList({ count: 10_001 });
    expect(await screen.findByText(/^Valor: R\$/)).toBeTruthy();
    expect(screen.queryByText(/^Totais disponíveis/)).toBeNull();
  });

  it('are replaced by a message above the maximum number of records', async () => {
    await showList({ count: 10_001, summary: { json: { statuses } } });
    expect(
      await screen.findByText('Totais disponíveis para até 10.000 registros: filtre a lista para vê-los'),
    ).toBeTruthy();
  });
});

describe('the active filters', () => {
  const filter = { service_buyer: harbor, amount_gt: '1500.50', status: 'draft,billed', created_gte: '2026-03-09' };

  it.each([
    ['pt', ['Cliente: Blue Harbor Inc', 'Situação: Rascunho, Emitida', 'Valor acima de: 1.500,50']],
    ['en', ['Client: Blue Harbor Inc', 'Status: Draft, Issued', 'Amount above: 1,500.50']],
    ['es', ['Cliente: Blue Harbor Inc', 'Estado: Borrador, Emitida', 'Importe superior a: 1.500,50']],
  ] as const)('are chips above the rows, in %s', async (language, words) => {
    await showList({ filter, language });
    for (const name of words) expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it('are removed one by one, or all except the search', async () => {
    const { user, last } = await showList({ filter: { ...filter, q: 'x' } });
    await user.click(await screen.findByRole('button', { name: 'Remover o filtro Cliente: Blue Harbor Inc' }));
    await waitFor(() => expect(last()?.get('service_buyer')).toBeNull());
    expect(last()?.get('amount_gt')).toBe('1500.50');
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(last()?.get('amount_gt')).toBeNull());
    expect(last()?.get('search')).toBe('x');
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  });

  it('stay removed when the next is removed before the list shows it', async () => {
    const { user, place } = await showList({ filter: { amount_gt: '1.00', currency: 'BRL', number: '7' } });
    const [first, second] = await screen.findAllByRole('button', { name: /^Remover o filtro/ });
    act(() => {
      first?.click();
      second?.click();
    });
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remover o filtro/ })).toHaveLength(1));
    expect(place.current).toContain(encodeURIComponent('{"currency":"BRL"}'));
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(place.current).toContain(encodeURIComponent('{}')));
  });

  it('are listed whatever way the address gives them, and in the open filters', async () => {
    const { user } = await showList({ filter: { amount_gte: '1000' } });
    expect(screen.getByRole('button', { name: /^Valor: de: 1\.000/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Valor: de/ }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Valor: de' })).value).toMatch(/1\.?000/);
  });

  it('are cleared without the status tab, which stays chosen', async () => {
    const { user, last } = await showList({ filter: { status: 'paid', amount_gt: '5' } });
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(last()?.get('amount_gt')).toBeNull());
    expect(last()?.get('status')).toBe('paid');
  });

  it('are also cleared from the open filters', async () => {
    const { user, last } = await showList({ filter: { amount_gt: '1500.50' } });
    await user.click(screen.getByRole('button', { name: 'Valor acima de: 1.500,50' }));
    const field = screen.getByLabelText<HTMLInputElement>('Valor acima de');
    expect(field.value).toBe('1.500,50');
    await user.click(screen.getByRole('button', { name: /^Remover o filtro/ }));
    await waitFor(() => expect(field.value).toBe(''));
    expect(last()?.get('amount_gt')).toBeNull();
  });

  it('of one property are one chip, which names a period', async () => {
    vi.useFakeTimers({ now: new Date('2028-02-10T15:00:00Z'), toFake: ['Date'] });
    await showList({
      filter: { due_date_gte: '2028-02-01', due_date_lte: '2028-02-29', amount_gt: '1.00', amount_lt: '2.00' },
    });
    expect(screen.getByRole('button', { name: 'Vencimento: Este mês' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Valor: 1,00 – 2,00' })).toBeTruthy();
  });

  it('keep the focus in their chip while the list follows them', async () => {
    const { user, last } = await showList();
    await user.click(screen.getByRole('button', { name: 'Filtrar por Valor' }));
    const field = screen.getByLabelText<HTMLInputElement>('Valor acima de');
    expect(document.activeElement).toBe(field);
    await user.type(field, '10');
    await waitFor(() => expect(last()?.get('amount_gt')).toBe('10'));
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Valor acima de: 10' }));
  });

  const removals = () => screen.queryAllByRole('button', { name: /^Remover o filtro/ }).length;

  it('by the country of a client leave the client itself unset', async () => {
    const { user, requests } = await showList({ filter: { service_buyer: { location: { country: 76 } } } });
    expect(removals()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Filtrar por Cliente' }));
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Cliente' })).value).toBe('');
    expect(requests.map((one) => one.path).filter((of) => of.includes('object'))).toEqual([]);
  });

  it.each([['paid'], [['paid']]])('with one status, %j, show it in its tab alone', async (status) => {
    await showList({ filter: { status } });
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Paga');
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
    expect(removals()).toBe(0);
  });
});

it('on a phone the filters are a sheet over the list, which shows the number of matches', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: true,
    media,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const { user, last } = await showList();
  await user.click(screen.getByRole('button', { name: 'Filtros' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await user.type(sheet.getByLabelText('Valor acima de'), '10');
  await waitFor(() => expect(last()?.get('amount_gt')).toBe('10'));
  await user.click(sheet.getByRole('button', { name: 'Mostrar 3 registros' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('the periods of a date filter', () => {
  const chosen = ['due_date_gte', 'due_date_lte'] as const;
  const dueIn = (name: string) =>
    within(screen.getByRole('group', { name: 'Períodos: Vencimento' })).getByRole('button', { name });

  it('set both ends, by the date of the company, and are cleared together', async () => {
    vi.useFakeTimers({ now: new Date('2028-03-01T01:00:00Z'), toFake: ['Date'] });
    setZone('America/Sao_Paulo');
    const { user, last } = await showList({ filter: { amount_gt: '10.00', due_date_lte: '2030-12-31' } });
    await user.click(screen.getByRole('button', { name: /^Vencimento: até/ }));
    await user.click(dueIn('Este mês'));
    await waitFor(() => expect(chosen.map((name) => last()?.get(name))).toEqual(['2028-02-01', '2028-02-29']));
    expect(last()?.get('amount_gt')).toBe('10.00');
    expect(dueIn('Este mês').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vencimento: até' }).value).toBe('29/02/2028');
    await user.click(dueIn('Último trimestre'));
    await waitFor(() => expect(chosen.map((name) => last()?.get(name))).toEqual(['2027-10-01', '2027-12-31']));
    expect(dueIn('Este mês').getAttribute('aria-pressed')).toBe('false');
    await user.click(dueIn('Último trimestre'));
    await waitFor(() => expect(chosen.map((name) => last()?.get(name))).toEqual([null, null]));
    expect(last()?.get('amount_gt')).toBe('10.00');
    setZone(undefined);
  });
});

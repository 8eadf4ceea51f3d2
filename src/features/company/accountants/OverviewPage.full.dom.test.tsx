import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { someone } from '../../../../tests/support/me.ts';
import { session } from '../../../access/console.ts';
import { acme, closed, globex, overviewOf } from './overview.testing.ts';
import { OverviewPage } from './OverviewPage.tsx';

const url = 'GET /api/v2/accountants/overview';

beforeEach(() => {
  const references = { tenant: ['acme', 'globex'] };
  vi.spyOn(session, 'me').mockReturnValue(someone({ type: 'ACCOUNTANT', area: 'accountants', references }));
});

const render = (companies: OverviewCompany[], at = '/accountants') =>
  renderInConsole(<OverviewPage />, { answers: { [url]: { json: overviewOf(companies) } }, at });

/** Returns the cells of a row that contains a text. */
const rowWith = (text: string): string[] => {
  const row = screen.getByText(text).closest('tr');
  return [...(row?.cells ?? [])].map((cell) => cell.textContent.replaceAll('\u00a0', ' '));
};

/** Returns a link's path, company and filters. */
function placeOf(link: HTMLElement) {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://x');
  return [pathname, searchParams.get('tenant'), JSON.parse(searchParams.get('filter') ?? 'null')];
}

describe('the table of companies', () => {
  it('has a row for each currency of a company, and the totals by currency below', async () => {
    await render([acme, globex]);
    expect(rowWith('Acme Software Ltda')).toEqual([
      'Acme Software Ltda11.222.333/0001-81',
      'BRL',
      'R$ 300,50',
      'R$ 100,50',
      '–',
      '3',
      '1 fatura vencida2 faturas bloqueadas na emissão automática1 contrato tem a última fatura nos próximos 30 dias',
    ]);
    expect(rowWith('Globex Consulting').slice(1)).toEqual(['–', '–', '–', '–', '–', '–']);
    expect(rowWith('Total')).toEqual(['Total', 'BRL', 'R$ 300,50', 'R$ 100,50', '–', '']);
  });

  it('links to each company, and from each figure to its invoices', async () => {
    await render([acme]);
    const [overdue] = screen.getAllByRole('link', { name: /100,50/ });
    expect(placeOf(screen.getByRole('link', { name: 'Acme Software Ltda' }))).toEqual(['/company', 'acme', null]);
    expect(placeOf(screen.getByRole('link', { name: '3' }))).toEqual([
      '/company/invoices',
      'acme',
      { status: 'draft' },
    ]);
    expect(overdue && placeOf(overdue)).toEqual([
      '/company/invoices',
      'acme',
      { status: 'billed', currency: 'BRL', is_overdue: true },
    ]);
    expect(placeOf(screen.getByRole('link', { name: /^1 contrato/ }))[0]).toBe('/company/contracts');
  });

  it('explains why a company has no figures, and has no links without access', async () => {
    const { figures: _, ...unlisted } = globex;
    await render([closed, unlisted, { ...unlisted, name: 'Slow', tenant: 'slow', uuid: 'slow', is_unavailable: true }]);
    expect(rowWith('Initech')[1]).toBe('Acesso retirado');
    expect(screen.queryByRole('link', { name: 'Initech' })).toBeNull();
    expect(rowWith('Globex Consulting')[1]).toBe('Você não tem acesso às faturas desta empresa.');
    expect(rowWith('Slow')[1]).toMatch(/^Não foi possível carregar/);
  });

  it('is filtered by a search, and then has no totals', async () => {
    await render([acme, globex]);
    const user = userEvent.setup();
    await user.type(screen.getByRole('searchbox'), 'glob{Enter}');
    expect(screen.queryByText('Acme Software Ltda')).toBeNull();
    expect(screen.getByText('Globex Consulting')).toBeDefined();
    expect(screen.queryByText('Total')).toBeNull();
  });
});

describe('the overview', () => {
  it('is for the month in its address, which the user can change', async () => {
    const { requests, place } = await render([acme], '/accountants?month=2026-10');
    expect(requests[0]?.query.get('month')).toBe('2026-10');
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox', { name: 'Período' }));
    await user.click(screen.getByRole('option', { name: 'Hoje' }));
    expect(place.current).toBe('/accountants');
    expect(requests.at(-1)?.query.get('month')).toBeNull();
  });

  it('shows why it failed, and offers a retry', async () => {
    let status = 503;
    const answer = () => ({ status, json: status === 503 ? { detail: 'Indisponível agora.' } : overviewOf([acme]) });
    await renderInConsole(<OverviewPage />, { answers: { [url]: answer } });
    expect(screen.getByText('Indisponível agora.')).toBeDefined();
    status = 200;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Acme Software Ltda')).toBeDefined();
  });

  it('shows how many companies it leaves out', async () => {
    const overview = { ...overviewOf([acme]), count: 300, more: true };
    await renderInConsole(<OverviewPage />, { answers: { [url]: { json: overview } } });
    expect(screen.getByText('Mostrando as primeiras 1 de 300 empresas.')).toBeDefined();
  });

  it('explains its purpose if no company gave access', async () => {
    await render([]);
    expect(screen.getByText('Nenhuma empresa cadastrada')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
  });
});

it('exports a file of the selected companies and days', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const file = 'GET /api/v2/accountants/transactions/export';
  const { requests } = await renderInConsole(<OverviewPage />, {
    answers: { [url]: { json: overviewOf([acme, globex, closed]) }, [file]: { json: {} } },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exportar de várias empresas' }));
  expect(dialog.queryByRole('checkbox', { name: 'Initech' })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Acme Software Ltda' }));
  await user.click(dialog.getByRole('combobox', { name: 'Dados' }));
  await user.click(screen.getByRole('option', { name: 'Recebimentos' }));
  await user.click(dialog.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const { query, path } = requests.at(-1) ?? {};
  expect(path).toBe('/api/v2/accountants/transactions/export');
  expect(query?.get('companies')).toBe('globex');
  expect(query?.get('format')).toBe('xlsx');
  expect([query?.has('paid_on_gte'), query?.has('paid_on_lte')]).toEqual([true, true]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('access to a company is requested by its short name, and the result is shown', async () => {
  const request = 'POST /api/v2/accountants/requests';
  const { requests } = await renderInConsole(<OverviewPage />, {
    answers: { [url]: { json: overviewOf([acme]) }, [request]: { status: 202, json: { detail: 'Avisados.' } } },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Solicitar acesso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitar acesso a uma empresa' }));
  const confirm = dialog.getByRole('button', { name: 'Solicitar acesso' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /Nome curto/ }), ' globex ');
  await user.click(confirm);
  expect(await screen.findByText('Avisados.')).toBeDefined();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ company: 'globex' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('only an unanswered request can be withdrawn', async () => {
  const withdrawal = 'DELETE /api/v2/accountants/requests/initech';
  const overview = overviewOf([
    { ...closed, access_state: 'requested' },
    { ...closed, uuid: 'hooli', name: 'Hooli' },
  ]);
  const { requests } = await renderInConsole(<OverviewPage />, {
    answers: { [url]: { json: overview }, [withdrawal]: { json: { detail: 'Cancelada.' } } },
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancelar a solicitação a Initech' }));
  expect(await screen.findByText('Cancelada.')).toBeDefined();
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Hooli/ })).toBeNull();
});

import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someone } from '../../tests/support/me.ts';
import { renderInArea } from '../../tests/support/renderInArea.tsx';
import { session } from '../access/console.ts';
import { SideMenu } from '../shell/menu/SideMenu.tsx';
import { AdminDashboard } from './admin/AdminDashboard.tsx';
import { CompanyDashboard } from './company/CompanyDashboard.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({ results: [], count: 0 }));
});

const customer = someone({
  type: 'CUSTOMER',
  permissions: ['invoices:list', 'invoices:show', 'contracts:list', 'contracts:show', 'companies:list'],
});

async function open(me: ReturnType<typeof someone>) {
  vi.spyOn(session, 'me').mockReturnValue(me);
  return renderInArea(<CompanyDashboard />, { path: '/company' });
}

describe('the first page of a user without the home page', () => {
  test('is the invoices of their entity for a client', async () => {
    const { router } = await open(customer);
    expect(router.state.location.pathname).toBe('/company/invoices');
  });

  test('is the first list of their menu for another role', async () => {
    const { router } = await open(someone({ permissions: ['entities:list'] }));
    expect(router.state.location.pathname).toBe('/company/entities');
  });

  test('is the first list of their menu for an operator who may not read the companies', async () => {
    vi.spyOn(session, 'me').mockReturnValue(
      someone({ type: 'ADMIN', area: 'admin', permissions: ['company-accounts:list'] }),
    );
    const { router } = await renderInArea(<AdminDashboard />, { path: '/admin' });
    expect(router.state.location.pathname).toBe('/admin/company-accounts');
  });

  test('is the contact to ask without any role', async () => {
    await open(someone());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ainda não há nada aqui para você');
  });

  test('is the choice of a company for a user of several', async () => {
    await open({ ...customer, references: { tenant: ['acme', 'globex'] } });
    expect(await screen.findByText('Nenhuma empresa cadastrada')).toBeDefined();
  });
});

test('the menu of a client has only what they may read', async () => {
  vi.spyOn(session, 'me').mockReturnValue(customer);
  await renderInArea(<SideMenu area="company" />, { path: '/company/invoices' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/company/invoices',
    '/company/contracts',
  ]);
});

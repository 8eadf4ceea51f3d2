import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { session } from '../../access/console.ts';
import { CurrentCompany } from './CurrentCompany.tsx';

const companies = [
  { name: 'Acme Software Ltda', tenant: 'acme' },
  { name: 'Globex Consulting', tenant: 'globex' },
];
const guest = someone({ area: 'accountants', type: 'ACCOUNTANT', references: { tenant: ['acme', 'globex'] } });

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/companies/me')
      ? Response.json({ uuid: 'c', name: 'Acme Software Ltda' })
      : Response.json({ results: companies, count: 2 }),
  );
  sessionStorage.setItem('ultramar.tenant', 'acme');
});

async function open(path: string) {
  await renderInArea(<CurrentCompany />, { path });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Trocar de empresa: Acme Software Ltda' }));
  await screen.findByRole('menuitem', { name: 'Globex Consulting' });
}

test('a guest switches to the same list of another company, and back to the overview', async () => {
  vi.spyOn(session, 'me').mockReturnValue(guest);
  await open('/company/invoices');
  const places = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
  expect(places).toEqual([
    ['Acme Software Ltda', '/company/invoices?tenant=acme'],
    ['Globex Consulting', '/company/invoices?tenant=globex'],
    ['Minhas empresas', '/accountants'],
  ]);
  expect(screen.getByRole('menuitem', { current: true }).textContent).toBe('Acme Software Ltda');
});

test('a user of several companies can switch, and has no area of accountants', async () => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ references: { tenant: ['acme', 'globex'] } }));
  await open('/company');
  expect(screen.queryByRole('menuitem', { name: 'Minhas empresas' })).toBeNull();
});

test('a user of one company sees its name only', async () => {
  vi.spyOn(session, 'me').mockReturnValue(someone());
  await renderInArea(<CurrentCompany />);
  expect(await screen.findByText('Acme Software Ltda')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

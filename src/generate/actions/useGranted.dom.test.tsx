import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { type AuthProvider, CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { invoiceActions } from '../../../schemas/parts/invoicing/invoiceActions.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import proformas from '../../../schemas/resources/quoting/proformas.ts';
import { someone } from '../../../tests/support/me.ts';
import { answerAhead } from '../../access/answerAhead.ts';
import { useGranted } from './useGranted.ts';

const canAccess = vi.fn<AuthProvider['login']>(() => new Promise(() => undefined));
const authProvider: AuthProvider = {
  login: canAccess,
  logout: canAccess,
  checkAuth: canAccess,
  checkError: canAccess,
  canAccess: canAccess,
};

function Granted() {
  const may = useGranted('invoices', invoiceActions);
  return <p>{(['show', 'bill', 'cancel'] as const).filter(may).join(' ')}</p>;
}

function show(queryClient: QueryClient) {
  const element = (
    <CoreAdminContext authProvider={authProvider} queryClient={queryClient}>
      <Granted />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

const client = () => new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } });

test('permissions of the session are available on the first render, without a request', () => {
  const queryClient = client();
  const me = someone({ permissions: ['invoices:show', 'invoices:bill'] });
  answerAhead(queryClient, { area: 'company', resources: [invoices, proformas], me });
  show(queryClient);
  screen.getByText('show bill');
  expect(canAccess).not.toHaveBeenCalled();
});

test('nothing is permitted until they are loaded', () => {
  show(client());
  expect(screen.getByRole('paragraph').textContent).toBe('');
  expect(canAccess).toHaveBeenCalled();
});

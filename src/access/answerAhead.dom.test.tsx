import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, ListBase, testDataProvider, useCanAccess, type AuthProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import { someone } from '../../tests/support/me.ts';
import { answerAhead } from './answerAhead.ts';

const unanswered = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
const authProvider: AuthProvider = {
  login: unanswered,
  logout: unanswered,
  checkAuth: unanswered,
  checkError: unanswered,
  canAccess: unanswered,
};

function CreateButton() {
  return useCanAccess({ resource: 'invoices', action: 'create' }).canAccess ? <button type="button">new</button> : null;
}

function show(permissions: string[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } });
  answerAhead(queryClient, { area: 'company', resources: [invoices], me: someone({ permissions }) });
  const onRequest = vi.fn<() => void>();
  const getList = async () => {
    onRequest();
    return { data: [], total: 0 };
  };
  const element = (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={testDataProvider({ getList })}
      queryClient={queryClient}
    >
      <ListBase resource="invoices">
        <CreateButton />
      </ListBase>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return onRequest;
}

test('a list requests its rows immediately, and shows its buttons from the start', () => {
  const onRequest = show(['invoices:list', 'invoices:create']);
  expect(onRequest).toHaveBeenCalledOnce();
  expect(screen.getByRole('button')).toBeTruthy();
  expect(unanswered).not.toHaveBeenCalled();
});

test('actions without permission are not shown', () => {
  show(['invoices:list']);
  expect(screen.queryByRole('button')).toBeNull();
});

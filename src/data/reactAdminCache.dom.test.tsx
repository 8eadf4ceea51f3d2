import { QueryClient } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  ListBase,
  testDataProvider,
  useAuthState,
  useCanAccess,
  useGetOne,
  type AuthProvider,
} from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { keys } from './reactAdminCache.ts';

const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  canAccess: () => Promise.resolve(true),
};

/** What pages of react-admin ask, by its own hooks. */
function Questions() {
  useAuthState();
  useCanAccess({ resource: 'entities', action: 'create' });
  useGetOne('entities', { id: 'e' });
  return null;
}

/** The keys under which react-admin keeps the answers to those. */
async function keysOfReactAdmin(): Promise<readonly unknown[]> {
  const queryClient = new QueryClient();
  const getOne = async () => ({ data: { id: 'e' } });
  const dataProvider = testDataProvider({
    getList: async () => ({ data: [], total: 0 }),
    getOne: getOne as ReturnType<typeof testDataProvider>['getOne'],
  });
  const element = (
    <CoreAdminContext {...{ authProvider, dataProvider, queryClient }}>
      <ListBase resource="entities" sort={{ field: 'name', order: 'ASC' }} perPage={5}>
        <Questions />
      </ListBase>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const asked = () => queryClient.getQueryCache().getAll();
  await waitFor(() => expect(asked().map(({ queryKey }) => queryKey[1])).toContain('getList'));
  return asked().map(({ queryKey }) => queryKey);
}

const page = { pagination: { page: 1, perPage: 5 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} };

test('react-admin keeps its answers under the keys that stand here', async () => {
  const asked = await keysOfReactAdmin();
  expect(asked).toEqual(
    expect.arrayContaining([
      keys.checkAuth,
      keys.canAccess('entities', 'create'),
      keys.canAccessPage('entities', 'list'),
      keys.list('entities', { ...page, meta: undefined }),
    ]),
  );
});

test('what is of a resource begins with its name, and what is of access with one word', async () => {
  const beginnings = (await keysOfReactAdmin()).map((key) => (Array.isArray(key) ? key.slice(0, 1) : key));
  expect(new Set(beginnings.map(String))).toEqual(new Set([keys.auth, keys.ofResource('entities')].map(String)));
});

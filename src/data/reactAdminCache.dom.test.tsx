import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  ListBase,
  testDataProvider,
  useAuthState,
  useCanAccess,
  useGetOne,
  useListContext,
  type AuthProvider,
  type DataProvider,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { keys } from './reactAdminCache.ts';

const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  canAccess: () => Promise.resolve(true),
};

/** The queries of react-admin's pages, by its own hooks. */
function Questions() {
  useAuthState();
  useCanAccess({ resource: 'entities', action: 'create' });
  useGetOne('entities', { id: 'e' });
  return null;
}

/** Returns react-admin's query keys for those. */
async function keysOfReactAdmin(): Promise<readonly unknown[]> {
  const queryClient = new QueryClient();
  const getOne = async () => ({ data: { id: 'e' } });
  const dataProvider = testDataProvider({
    getList: async () => ({ data: [], total: 0 }),
    getOne: getOne as ReturnType<typeof testDataProvider>['getOne'],
  });
  const element = (
    <CoreAdminContext {...{ authProvider, dataProvider, queryClient }}>
      <ListBase resource="entities" sort={page.sort} perPage={5} queryOptions={{ meta: page.meta }}>
        <Questions />
      </ListBase>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const cached = () => queryClient.getQueryCache().getAll();
  await waitFor(() => expect(cached().map(({ queryKey }) => queryKey[1])).toContain('getList'));
  return cached().map(({ queryKey }) => queryKey);
}

const page = {
  pagination: { page: 1, perPage: 5 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
  meta: { fields: ['name'] },
};

test('react-admin caches answers under these keys', async () => {
  const listKeys = await keysOfReactAdmin();
  expect(listKeys).toEqual(
    expect.arrayContaining([
      keys.checkAuth,
      keys.canAccess('entities', 'create'),
      keys.canAccessPage('entities', 'list'),
      keys.list('entities', page),
    ]),
  );
});

test('a row with selected fields is never used as the full record', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const whole = vi.fn<() => void>();
  const dataProvider = testDataProvider({
    getList: (async () => ({ data: [{ id: 'e', name: 'Acme' }], total: 1 })) as DataProvider['getList'],
    getOne: (async () => {
      whole();
      return { data: { id: 'e', name: 'Acme', nif: '1' } };
    }) as DataProvider['getOne'],
  });
  function Record() {
    const { data } = useGetOne('entities', { id: 'e' });
    return <p>{data?.nif}</p>;
  }
  function Rows() {
    const { data } = useListContext();
    return data ? <Record /> : null;
  }
  const element = (
    <CoreAdminContext {...{ dataProvider, queryClient }}>
      <ListBase resource="entities" queryOptions={{ meta: { fields: ['name'] } }}>
        <Rows />
      </ListBase>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(await screen.findByText('1')).toBeDefined();
  expect(whole).toHaveBeenCalledOnce();
});

test('keys of a resource start with its name, and keys of permissions with one word', async () => {
  const beginnings = (await keysOfReactAdmin()).map((key) => (Array.isArray(key) ? key.slice(0, 1) : key));
  expect(new Set(beginnings.map(String))).toEqual(new Set([keys.auth, keys.ofResource('entities')].map(String)));
});

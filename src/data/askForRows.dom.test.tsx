import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, testDataProvider, useListContext, type GetListParams } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import { askForRows } from './askForRows.ts';
import { ListFrame } from '../generate/list/ListFrame.tsx';
import { hiddenKey, listKey, sizeKey } from './listState.ts';

function lists(left: Record<string, unknown> = {}) {
  const onRequest = vi.fn<(params: GetListParams) => void>();
  const getList = async (_resource: string, params: GetListParams) => {
    onRequest(params);
    return { data: [{ id: 'e', name: 'Globex' }], total: 1 };
  };
  return {
    onRequest,
    dataProvider: testDataProvider({ getList: getList as ReturnType<typeof testDataProvider>['getList'] }),
    queryClient: new QueryClient(),
    store: memoryStore(left),
  };
}

function Rows() {
  const { data, isPending } = useListContext();
  return <p>{isPending ? 'waiting' : data?.map(({ name }) => name)}</p>;
}

function show({ dataProvider, queryClient, store }: ReturnType<typeof lists>, search = '') {
  const element = (
    <CoreAdminContext {...{ dataProvider, queryClient, store }}>
      <ListFrame resource={entities}>
        <Rows />
      </ListFrame>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [`/${search}`] })} />);
}

test.each([
  ['as its schema says', {}, '', 'name'],
  ['as its address says', {}, '?page=2&perPage=25&sort=nif&order=DESC&filter=%7B%22q%22%3A%22glo%22%7D', 'nif'],
  [
    'as the user left it',
    { [listKey(entities)]: { page: 3, perPage: 5, sort: 'nif', order: 'ASC', filter: {} } },
    '',
    'nif',
  ],
  [
    'without the columns that the user hid',
    { [hiddenKey(entities)]: ['nif', 'location.address', 'location.country'] },
    '',
    'name',
  ],
])('a list that starts %s uses the preloaded rows, without another request', async (_how, left, search, field) => {
  const ahead = lists(left);
  await askForRows(entities, ahead, search);
  show(ahead, search);
  expect(screen.getByText('Globex')).toBeDefined();
  expect(ahead.onRequest).toHaveBeenCalledOnce();
  expect(ahead.onRequest.mock.calls[0]?.[0].sort?.field).toBe(field);
});

test('a list has the chosen page size, whatever filters its address has', async () => {
  const ahead = lists({ [sizeKey(entities.name)]: 25 });
  const search = '?filter=%7B%22q%22%3A%22glo%22%7D';
  await askForRows(entities, ahead, search);
  show(ahead, search);
  expect(ahead.onRequest).toHaveBeenCalledOnce();
  expect(ahead.onRequest.mock.calls[0]?.[0].pagination?.perPage).toBe(25);
});

test('a failed preload is requested again by the list', async () => {
  const ahead = lists();
  ahead.onRequest.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  await askForRows(entities, ahead);
  show(ahead);
  await waitFor(() => expect(screen.getByText('Globex')).toBeDefined());
});

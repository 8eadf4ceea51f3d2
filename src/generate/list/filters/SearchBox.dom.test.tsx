import { fireEvent, screen } from '@testing-library/react';
import { ListBase, ListContextProvider, useListContext } from 'react-admin';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { SearchBox } from './SearchBox.tsx';

const setFilters = vi.fn();

function Listed({ children }: { readonly children: ReactNode }) {
  const list = useListContext();
  const filtered = Object.assign({}, list, { filterValues: { kept: true, q: 'old' }, setFilters });
  return <ListContextProvider value={filtered}>{children}</ListContextProvider>;
}

beforeEach(async () => {
  setFilters.mockReset();
  await renderInConsole(
    <ListBase resource="entities">
      <Listed>
        <SearchBox />
      </Listed>
    </ListBase>,
    { answers: { 'GET /api/v2/entities': { json: { results: [], count: 0 } } } },
  );
  vi.useFakeTimers();
});

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

it('searches, and keeps the other filters', () => {
  type('acme');
  vi.advanceTimersByTime(2000);
  expect(setFilters.mock.calls).toEqual([[{ kept: true, q: 'acme' }]]);
});

it('removes an empty search', () => {
  type('');
  expect(setFilters.mock.calls).toEqual([[{ kept: true }]]);
});

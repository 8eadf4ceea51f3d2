import { screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { ListPagination } from './ListPagination.tsx';

const rows = Array.from({ length: 23 }, (_, id) => ({ id }));

function Pages() {
  return (
    <ListContextProvider value={useList({ data: rows, perPage: 10 })}>
      <ListPagination />
    </ListContextProvider>
  );
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a wide', false],
  ['a small', true],
])('names its buttons in the language of the console on %s screen', async (_screen, matches) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches,
    media,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  await renderInConsole(<Pages />);
  expect(await screen.findByRole('button', { name: 'Ir para a próxima página' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Go to/ })).toBeNull();
});

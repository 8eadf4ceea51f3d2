import { renderHook } from '@testing-library/react';
import { BasenameContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { useCreatePath } from './createPath.ts';

const pathIn = (area: string, resource: string, id?: string): string => {
  const { result } = renderHook(() => useCreatePath(), {
    wrapper: ({ children }) => <BasenameContextProvider basename={`/${area}`}>{children}</BasenameContextProvider>,
  });
  return result.current({ resource, type: id === undefined ? 'list' : 'edit', ...(id !== undefined && { id }) });
};

test.each([
  ['admin', 'users', undefined, '/admin/people'],
  ['admin', 'users', '7', '/admin/people/7/edit'],
  ['admin', 'currencies', undefined, '/admin/currencies'],
  ['company', 'invoices', '7', '/company/invoices/7/edit'],
])('in %s the pages of %s have their own address', (area, resource, id, path) => {
  expect(pathIn(area, resource, id)).toBe(path);
});

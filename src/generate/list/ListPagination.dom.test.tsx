import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, useList } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import type { Language } from '../../../domain/languages.ts';
import { ListPagination } from './ListPagination.tsx';

function Pages({ total = 23 }: { readonly total?: number }) {
  const list = useList({ data: Array.from({ length: total }, (_, id) => ({ id })), perPage: 10 });
  return (
    <ListContextProvider value={list}>
      <p>{list.data?.map(({ id }) => id).join(' ')}</p>
      <ListPagination />
    </ListContextProvider>
  );
}

const onScreen = (isSmall: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isSmall,
    media,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

describe.each([
  ['a wide', false],
  ['a small', true],
])('on %s screen', (_screen, isSmall) => {
  it('page and page size can be chosen, in the language of the console', async () => {
    onScreen(isSmall);
    const user = userEvent.setup();
    await renderInConsole(<Pages />);
    expect(await screen.findByText('1–10 de 23')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ir para a próxima página' }));
    expect(await screen.findByText('11–20 de 23')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: /^Linhas por página/ }));
    await user.click(screen.getByRole('option', { name: '25' }));
    expect(await screen.findByText('1–23 de 23')).toBeTruthy();
    expect(screen.queryByText(/page/i)).toBeNull();
  });
});

it('pages have numbers if there is room for them', async () => {
  onScreen(false);
  const user = userEvent.setup();
  await renderInConsole(<Pages />);
  const pages = within(await screen.findByRole('navigation', { name: 'Páginas' }));
  await user.click(pages.getByRole('button', { name: 'Ir para a página 3' }));
  expect(pages.getByRole('button', { name: 'Página 3' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('20 21 22')).toBeTruthy();
});

it.each<[Language, number, string]>([
  ['pt', 10_000, '1–10 de 10.000'],
  ['pt', 10_001, '1–10 de 10.000+'],
  ['en', 36_412, '1-10 of 36,412'],
  ['es', 1234, '1–10 de 1.234'],
])('in %s %i rows read %j: an incomplete count is marked as such', async (language, total, text) => {
  await renderInConsole(<Pages total={total} />, { language });
  expect(await screen.findByText(text)).toBeTruthy();
});

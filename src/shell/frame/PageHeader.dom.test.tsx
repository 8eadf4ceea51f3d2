import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { PageHeader } from './PageHeader.tsx';

test('a page has its title once on the page and in the browser tab', async () => {
  await renderInArea(<PageHeader title="Faturas" />);
  expect(screen.getAllByText('Faturas')).toEqual([screen.getByRole('heading', { level: 1 })]);
  expect(document.title).toBe('Faturas · Ultramar');
  expect(screen.queryByRole('link', { name: 'Voltar' })).toBeNull();
});

test('the header has the back link, a subtitle and the buttons of the page', async () => {
  await renderInArea(
    <PageHeader
      title="Fatura 17"
      subtitle="Em aberto"
      backTo="/company/invoices"
      actions={<button type="button">Emitir</button>}
    />,
  );
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/company/invoices');
  expect(screen.getByText('Em aberto')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Emitir' })).toBeDefined();
});

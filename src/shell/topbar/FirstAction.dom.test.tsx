import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { session } from '../../access/console.ts';
import { useOfferedCreation } from '../keys/creation.ts';
import { FirstAction, HomeAction } from './FirstAction.tsx';

function Offer() {
  useOfferedCreation('/company/entities/create');
  return null;
}

async function show(path: string, differences: Parameters<typeof someone>[0] = { permissions: ['invoices:create'] }) {
  vi.spyOn(session, 'me').mockReturnValue(someone(differences));
  return renderInArea(
    <>
      <header>
        <FirstAction area="company" />
      </header>
      <main>
        <HomeAction area="company" />
        <Routes>
          <Route path="/company/entities" element={<Offer />} />
          <Route path="*" element={null} />
        </Routes>
      </main>
    </>,
    { path },
  );
}

const links = () =>
  screen.queryAllByRole('link', { name: 'Nova fatura' }).map((link) => link.closest('header, main')?.tagName);

it.each([
  ['/company', ['HEADER', 'MAIN']],
  ['/company/invoices', ['HEADER']],
  ['/company/contracts', ['HEADER']],
  ['/company/entities', []],
])('at %s a new invoice is offered in %j, never beside the action of a page', async (path, places) => {
  await show(path);
  await waitFor(() => expect(links()).toEqual(places));
});

it('is back when the page with its own action is left', async () => {
  const { router } = await show('/company/entities');
  await router.navigate('/company');
  await waitFor(() => expect(links()).toHaveLength(2));
});

it('opens the form, and names its key unless single keys are off', async () => {
  const { unmount } = await show('/company/contracts');
  const link = screen.getByRole('link', { name: 'Nova fatura' });
  expect([link.getAttribute('href'), link.querySelector('kbd')?.textContent]).toEqual([
    '/company/invoices/create',
    'N',
  ]);
  unmount();
  await show('/company/contracts', { permissions: ['invoices:create'], single_keys: false });
  expect(screen.getByRole('link', { name: 'Nova fatura' }).querySelector('kbd')).toBeNull();
});

it('is absent for users who may not issue invoices', async () => {
  await show('/company', { permissions: ['invoices:list'] });
  expect(links()).toEqual([]);
});

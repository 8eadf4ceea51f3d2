import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { session } from '../../access/console.ts';
import { AreaKeys } from './AreaKeys.tsx';
import { useOfferedCreation } from './creation.ts';

async function show({ permissions = ['invoices:create'], single_keys = true, page = <p /> } = {}) {
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions, single_keys }));
  const { router } = await renderInArea(
    <>
      <AreaKeys area="company" />
      {page}
    </>,
  );
  return () => router.state.location.pathname;
}

it('n opens a new invoice', async () => {
  const place = await show();
  await userEvent.keyboard('n');
  await waitFor(() => expect(place()).toBe('/company/invoices/create'));
});

function Offer({ path }: { readonly path: string }) {
  useOfferedCreation(path);
  return null;
}

it('n opens the form that the page offers', async () => {
  const place = await show({ page: <Offer path="/company/entities/create" /> });
  await userEvent.keyboard('n');
  await waitFor(() => expect(place()).toBe('/company/entities/create'));
});

it.each([
  ['for a user who may not create invoices', { permissions: [] }],
  ['for a user who has turned single keys off', { single_keys: false }],
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the place of the focus is what is tested
  ['in a field', { page: <input autoFocus /> }],
])('n does nothing %s', async (_, options) => {
  const place = await show(options);
  const before = place();
  await userEvent.keyboard('n');
  expect(place()).toBe(before);
});

it('? shows the shortcuts, which are inactive meanwhile', async () => {
  const place = await show();
  const before = place();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Atalhos de teclado' });
  expect(within(dialog).getByText('Selecionar o registro')).toBeTruthy();
  await userEvent.keyboard('n');
  expect([dialog.contains(document.activeElement), place()]).toEqual([true, before]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import Clients from './clients.tsx';

const ida = {
  id: 'p-1',
  uuid: 'p-1',
  name: 'Ida',
  email: 'ida@harbor.test',
  type: 'CUSTOMER',
  status: 'active',
} as const;

it('a client’s user has the clients whose documents they read, each withdrawn by itself', async () => {
  const call = 'DELETE /api/v1/users/p-1/client/c-1';
  const { requests, place } = await renderInConsole(<Clients record={ida} />, {
    language: 'en',
    answers: {
      'GET /api/v1/users/p-1/client': { json: { results: [{ uuid: 'c-1', name: 'Blue Harbor' }], count: 1 } },
      [call]: { json: { detail: 'Access removed.' } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw access to Blue Harbor' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw access' }));
  await screen.findByText('Access removed.');
  expect(requests.some(({ method, path }) => `${method} ${path}` === call)).toBe(true);
  // Nothing is left to read of the person.
  await waitFor(() => expect(place.current).toMatch(/members|users/));
});

it('other people have none', async () => {
  const { container } = await renderInConsole(<Clients record={{ ...ida, type: 'COMPANY' }} />);
  expect(container.querySelector('section')).toBeNull();
});

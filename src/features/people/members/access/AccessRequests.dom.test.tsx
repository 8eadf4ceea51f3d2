import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import { AccessRequests } from './AccessRequests.tsx';

const partner = (uuid: string, name: string) => ({
  uuid,
  name,
  email: `${name.toLowerCase()}@contas.test`,
  access: false,
  state: 'requested',
});
const listing = 'GET /api/v2/partners/requests';
const some = { json: { results: [partner('p1', 'Carla'), partner('p2', 'Davi')], count: 2 } };

it.each([
  ['Conceder acesso', true],
  ['Recusar', false],
])('%s answers the request of the accountant beside it', async (button, access) => {
  const { requests } = await renderInConsole(<AccessRequests />, {
    answers: {
      [listing]: some,
      'POST /api/v2/partners/p2/toggle': { json: { ...partner('p2', 'Davi'), access, detail: 'Feito.' } },
    },
  });
  expect(screen.getByText('Davi · davi@contas.test')).toBeDefined();
  const [, second] = screen.getAllByRole('button', { name: button });
  if (second) await userEvent.setup().click(second);
  expect(await screen.findByText('Feito.')).toBeDefined();
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/v2/partners/p2/toggle',
    body: { access },
  });
});

it('shows nothing without requests', async () => {
  await renderInConsole(<AccessRequests />, { answers: { [listing]: { json: { results: [], count: 0 } } } });
  expect(screen.queryByRole('heading')).toBeNull();
});

it('requests nothing for users who may not answer', async () => {
  const { requests } = await renderInConsole(<AccessRequests />, { answers: { [listing]: some }, may: () => false });
  expect([requests.length, screen.queryByRole('heading')]).toEqual([0, null]);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import { contractActions } from '../../../../../schemas/parts/recurrence/contractActions.ts';
import { ActionsProvider } from '../../../../generate/actions/ActionsProvider.tsx';
import Notices from './notices.tsx';

const url = '/api/v2/contracts';

const show = (change: object, may = () => true) => {
  const record = { id: 'c-1', uuid: 'c-1', status: 'Active', ...change };
  return renderInConsole(
    <ActionsProvider resource="contracts" actions={contractActions} titleOf={() => 'Contrato 7'}>
      <Notices record={record} />
    </ActionsProvider>,
    {
      may,
      answers: {
        [`GET ${url}`]: { json: { results: [record], count: 1 } },
        [`PUT ${url}/c-1/renew_link`]: { json: record },
      },
    },
  );
};

it('a contract whose link has ended says so, and gets a new one after a confirmation', async () => {
  const { requests } = await show({});
  await screen.findByText(/Ninguém pode ver este contrato/);
  await userEvent.click(await screen.findByRole('button', { name: 'Criar novo link' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/As faturas do contrato mantêm os próprios links/);
  await userEvent.click(question.getByRole('button', { name: 'Criar novo link' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1));
});

it.each<[string, object, () => boolean]>([
  ['with a link', { public_hash: 'abc' }, () => true],
  ['that is cancelled', { status: 'Cancelled' }, () => true],
  ['of others', {}, () => false],
])('one %s does not', async (_, change, may) => {
  await show(change, may);
  expect(screen.queryByText(/Ninguém pode ver/)).toBeNull();
});

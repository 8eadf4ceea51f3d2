import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import { MailStatementDialog } from './MailStatementDialog.tsx';

const client = { id: 'c-1', name: 'Norte Digital, Lda.', responsible_email: 'ana@norte.test' };
const query = { from: '2026-01-01', to: '2026-03-31', currency: 'EUR' };
const call = 'POST /api/v2/entities/c-1/statement/email';

async function show(of: object = client) {
  const sent: unknown[] = [];
  await renderInConsole(
    <MailStatementDialog client={{ ...client, ...of }} query={query} onClose={() => sent.push('closed')} />,
    {
      answers: {
        [call]: ({ body }) => {
          sent.push(body);
          return { json: { uuid: 'c-1', name: client.name } };
        },
      },
      language: 'en',
    },
  );
  return sent;
}

it('a statement is mailed to the address of its client, of the days that were shown', async () => {
  const user = userEvent.setup();
  const sent = await show();
  await screen.findByText('ana@norte.test');
  await user.type(screen.getByRole('textbox', { name: /Subject/ }), 'Your account');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toEqual([{ ...query, email: ['ana@norte.test'], subject: 'Your account' }, 'closed']),
  );
});

it('nothing is sent without an address', async () => {
  const user = userEvent.setup();
  const sent = await show({ responsible_email: '' });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This client has no email address: enter at least one.')).toBeTruthy();
  expect(sent).toEqual([]);
});

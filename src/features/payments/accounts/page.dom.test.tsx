import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import Connection from './sections/connection.tsx';

const url = 'https://ultramar.test/api/v2/webhooks/gateways/a/b';
const account = { id: 'a', uuid: 'a', name: 'Cartões' };

it('the page of an account tells why its connection fails, and the address at which its gateway reports', async () => {
  const failing = { connection_state: 'failing', connection_error: 'rejected', key_mode: 'test' } as const;
  await renderInConsole(<Connection record={{ ...account, ...failing, webhook_url: url }} />);
  await screen.findByText('O gateway não aceita a chave.');
  expect(screen.getByText(url)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copiar: Endereço do webhook' })).toBeTruthy();
});

it('explains an error before the words of the gateway, and checks the connection on request', async () => {
  const failing = {
    connection_state: 'failing',
    connection_error: 'expired',
    connection_message: 'Key expired',
  } as const;
  const { requests } = await renderInConsole(<Connection record={{ ...account, ...failing, webhook_url: url }} />, {
    answers: { 'PUT /api/v2/accounts/a/verify': { json: { ...account, detail: 'Conexão verificada agora.' } } },
  });
  await screen.findByText('A chave expirou no gateway: Key expired');
  await userEvent.click(screen.getByRole('button', { name: 'Verificar conexão' }));
  await screen.findByText('Conexão verificada agora.');
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain('PUT /api/v2/accounts/a/verify');
});

it('offers no check while keys are missing', async () => {
  await renderInConsole(<Connection record={{ ...account, connection_state: 'incomplete', webhook_url: url }} />);
  await screen.findByText(url);
  expect(screen.queryByRole('button', { name: 'Verificar conexão' })).toBeNull();
});

it('and has nothing of it without a gateway', async () => {
  await renderInConsole(
    <div data-testid="page">
      <Connection record={account} />
    </div>,
  );
  expect((await screen.findByTestId('page')).childElementCount).toBe(0);
});

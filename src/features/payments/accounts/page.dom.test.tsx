import { screen } from '@testing-library/react';
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

it('and has nothing of it without a gateway', async () => {
  await renderInConsole(
    <div data-testid="page">
      <Connection record={account} />
    </div>,
  );
  expect((await screen.findByTestId('page')).childElementCount).toBe(0);
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import clients from '../../../schemas/resources/people/clients.ts';
import { ShownOnceProvider } from './ShownOnceProvider.tsx';
import { useShowOnce } from './shownOnce.ts';

function Write({ answer }: { readonly answer: object }) {
  const showOnce = useShowOnce();
  return (
    <button type="button" onClick={() => showOnce(clients, answer)}>
      Write
    </button>
  );
}

async function write(answer: object): Promise<void> {
  await renderInConsole(
    <ShownOnceProvider>
      <Write answer={answer} />
    </ShownOnceProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
}

test('a one-time value stays visible until the user confirms', async () => {
  await write({ name: 'Sync', secret: 'umsec_once' });
  const dialog = await screen.findByRole('dialog', { name: 'Copie agora' });
  expect(screen.getByLabelText<HTMLInputElement>('Segredo').value).toBe('umsec_once');
  await userEvent.click(screen.getByRole('button', { name: 'Já copiei' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});

test('an answer without it shows nothing', async () => {
  await write({ name: 'Sync' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

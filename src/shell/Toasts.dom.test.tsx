import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotify } from 'react-admin';
import { expect, test } from 'vitest';
import { renderInArea } from '../../tests/support/renderInArea.tsx';

function Say({ message }: { message: string }) {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify(message, { type: 'error', messageArgs: { _: message } })}>
      Dizer
    </button>
  );
}

test('the server’s message is shown as text, line by line, and never as markup', async () => {
  const user = userEvent.setup();
  const message = '<b>nif</b> - inválido\nname - obrigatório';
  await renderInArea(<Say message={message} />);
  await user.click(screen.getByRole('button', { name: 'Dizer' }));
  const toast = await screen.findByText(/inválido/);
  expect(toast.textContent).toBe(message);
  expect(getComputedStyle(toast).whiteSpace).toBe('pre-wrap');
});

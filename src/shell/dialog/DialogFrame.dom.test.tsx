import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { useHoldDialog } from './closingContext.ts';
import { DialogButtons } from './DialogButtons.tsx';
import { DialogFrame } from './DialogFrame.tsx';

function Held({ hasInput }: { readonly hasInput: boolean }) {
  useHoldDialog(hasInput);
  return <input aria-label="Field" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />;
}

async function show(hasInput: boolean) {
  const onClose = vi.fn();
  const buttons = (
    <DialogButtons pending={false} onClose={onClose}>
      <button type="button">Do</button>
    </DialogButtons>
  );
  await renderInConsole(
    <DialogFrame title="Dialog" onClose={onClose} actions={buttons}>
      <Held hasInput={hasInput} />
    </DialogFrame>,
  );
  return onClose;
}

const ways = {
  'its cross': () => userEvent.click(screen.getByRole('button', { name: 'Fechar' })),
  'its foot': () => userEvent.click(screen.getByRole('button', { name: 'Voltar' })),
  Escape: () => userEvent.type(screen.getByRole('button', { name: 'Do' }), '{Escape}'),
};

describe.each(Object.entries(ways))('a dialog closed by %s', (_way, leave) => {
  it('closes immediately without input', async () => {
    const onClose = await show(false);
    await leave();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks for a confirmation before input is lost', async () => {
    const onClose = await show(true);
    await leave();
    await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open if the user continues', async () => {
    const onClose = await show(true);
    await leave();
    const question = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(question.isConnected).toBe(false));
  });
});

it('an Escape handled by a field does not close the dialog', async () => {
  const onClose = await show(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Field' }), '{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  ['a click beside it', 1, 1],
  ['the second click of a double click on the button that opened it', 2, 0],
])('%s closes a dialog or not', async (_click, detail, times) => {
  const onClose = await show(false);
  const beside = screen.getByRole('dialog').parentElement ?? document.body;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside, { detail });
  expect(onClose).toHaveBeenCalledTimes(times);
});

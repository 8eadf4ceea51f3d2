import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { CrashBoundary } from './CrashPage.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

describe('the confirmation', () => {
  const onConfirm = vi.fn<() => void>();

  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Excluir
        </button>
        <ConfirmDialog
          open={open}
          title="Excluir item?"
          content="Não há volta."
          confirmLabel="Excluir item"
          destructive
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        />
      </>
    );
  }

  test('focuses the cancel button, closes with Esc, and returns the focus', async () => {
    const user = userEvent.setup();
    await renderInArea(<Page />);
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Excluir item?' });
    expect(document.activeElement?.textContent).toBe('Voltar');
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Não há volta.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Excluir');
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('performs the action when confirmed', async () => {
    const user = userEvent.setup();
    await renderInArea(<Page />);
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    await user.click(await screen.findByRole('button', { name: 'Excluir item' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

test('an empty page explains what to do', async () => {
  await renderInArea(<EmptyState title="Nenhuma fatura" hint="Crie a primeira." action={<a href="/x">Criar</a>} />);
  expect(screen.getByRole('status').textContent).toBe('Nenhuma faturaCrie a primeira.Criar');
});

test.each([
  ['Indisponível agora.', 'Indisponível agora.'],
  ['common.networkError', 'Não foi possível conectar ao servidor. Verifique a conexão e tente de novo.'],
])('a failure shows its message: %s', async (message, text) => {
  await renderInArea(<ErrorState message={message} />);
  expect(screen.getByRole('alert').textContent).toBe(text);
});

test('a failure without a message shows a default one', async () => {
  await renderInArea(<ErrorState />);
  expect(screen.getByRole('alert').textContent).toBe('Não foi possível carregar os dados');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failed page says so, and is retried by a reload', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn<() => void>();
  const user = userEvent.setup();
  function Page(): never {
    throw new Error('broken');
  }
  await renderInArea(
    <CrashBoundary>
      <Page />
    </CrashBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Algo deu errado nesta página');
  expect(document.title).toBe('Algo deu errado nesta página · Ultramar');
  vi.stubGlobal('location', { reload });
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(reload).toHaveBeenCalledOnce();
});

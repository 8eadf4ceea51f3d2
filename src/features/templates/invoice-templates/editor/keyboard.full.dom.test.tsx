import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { path, rows, started } from './editor.testing.tsx';

const roles = ['button', 'textbox', 'combobox', 'checkbox', 'switch', 'tab'] as const;
const editor = () => within(document.querySelector<HTMLElement>('.template-editor') ?? document.body);

describe.each(['Blocos', 'Página', 'Cabeçalho e rodapé'])('in the tab %s of the editor', (tab) => {
  it('every control has a name and takes focus', async () => {
    await started();
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    for (const role of roles) {
      const controls = editor().queryAllByRole(role);
      const names = editor().queryAllByRole(role, { name: /\S/ });
      expect(names, role).toEqual(controls);
      // Of tabs, arrows reach the others.
      const unreachable = controls.filter((one) => one.tabIndex < 0 && role !== 'tab' && !one.matches(':disabled'));
      expect(unreachable, role).toEqual([]);
    }
  });
});

/** Presses Tab until an element has focus. */
async function tabTo(element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 150 && document.activeElement !== element; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await userEvent.tab();
  }
  expect(document.activeElement).toBe(element);
}

it('a template is built and saved with the keyboard alone', async () => {
  const { requests } = await started();
  screen.getByRole('textbox', { name: 'Nome' }).focus();
  await tabTo(screen.getByRole('button', { name: 'Adicionar bloco' }));
  await userEvent.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: /^Linha divisória/ });
  while (document.activeElement !== item) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await userEvent.keyboard('{ArrowDown}');
  }
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Linha divisória'));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(rows().at(-2)).toBe('Linha divisória'));
  await tabTo(screen.getByRole('combobox', { name: 'Espessura' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await tabTo(screen.getByRole('button', { name: 'Salvar' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    const saved = requests.find(({ method, path: at }) => method === 'POST' && at === path)?.body;
    expect(saved).toMatchObject({
      content: { blocks: expect.arrayContaining([{ type: 'divider', weight: 'strong' }]) },
    });
  });
});

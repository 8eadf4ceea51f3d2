import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contractActions } from '../../../schemas/parts/recurrence/contractActions.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { contractRecord } from '../../../tests/support/contracts.ts';
import contracts from '../../../schemas/resources/recurrence/contracts.ts';
import { HeadActions } from '../show/HeadActions.tsx';
import { ActionsProvider } from './ActionsProvider.tsx';

const contract = contractRecord();
const options = 'Opções: Contrato 7';

const show = (language: 'pt' | 'en' | 'es' = 'pt') =>
  renderInConsole(
    <ActionsProvider resource="contracts" actions={contractActions} titleOf={() => 'Contrato 7'}>
      <HeadActions resource={contracts} record={contract} />
    </ActionsProvider>,
    {
      language,
      answers: {
        'GET /api/v2/contracts': { json: { results: [contract], count: 1 } },
        'GET /api/v2/invoice/invoices-by-contract': { json: { results: [], count: 0 } },
      },
    },
  );

const choices = () =>
  within(screen.getByRole('menu'))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;
const menu = async () => userEvent.click(await screen.findByRole('button', { name: options }));

describe('a submenu', () => {
  it.each([
    [
      'pt',
      'Alterar contrato',
      [
        'Reajustar preços',
        'Alterar itens e condições',
        'Pausar ou retomar',
        'Alterar prazo',
        'Alterar destinatários',
        'Trocar modelo',
      ],
    ],
    [
      'en',
      'Change contract',
      [
        'Change prices',
        'Change items and terms',
        'Pause or resume',
        'Change length',
        'Change recipients',
        'Change template',
      ],
    ],
    [
      'es',
      'Modificar contrato',
      [
        'Ajustar precios',
        'Modificar conceptos y condiciones',
        'Pausar o reanudar',
        'Cambiar duración',
        'Cambiar destinatarios',
        'Cambiar plantilla',
      ],
    ],
  ] as const)('shows its name and its entries in %s', async (language, name, within_) => {
    await show(language);
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^(Opções|Options|Opciones): `) }));
    expect(choices()).toContain(name);
    expect(choices()).not.toContain(within_[0]);
    await userEvent.click(screen.getByRole('menuitem', { name }));
    expect(choices()).toEqual([name, ...within_]);
  });

  it('is opened, operated and closed by keyboard', async () => {
    await show();
    await menu();
    // The document, the invoices, and then the submenu.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Alterar contrato');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('menu', { name: 'Alterar contrato' })).toBeTruthy();
    expect(focused()).toBe('Reajustar preços');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('menu', { name: options })).toBeTruthy();
    expect(focused()).toBe('Alterar contrato');
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('Reajustar preços');
    await userEvent.keyboard('{Escape}');
    expect(focused()).toBe('Alterar contrato');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: options }));
  });

  it('closes when an entry opens another page', async () => {
    await show();
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Alterar contrato' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Voltar: Alterar contrato' }));
    expect(choices()).toContain('Ver faturas');
  });

  it('opens the dialog of a command with its initial choices', async () => {
    await show();
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Alterar contrato' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Pausar ou retomar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pausar ou retomar' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /Tipo de alteração/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pausar', 'Retomar']);
  });

  it('is one button in the header of a record and opens only the submenu', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Alterar contrato' }));
    expect(choices()).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../tests/support/invoices.ts';
import { ActionsMenu } from './ActionsMenu.tsx';

const open = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choices = () =>
  within(screen.getByRole('menu'))
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

describe('the options menu', () => {
  it.each([
    [
      'pt',
      'Opções: Fatura 12',
      [
        'Ver documento',
        'Emitir',
        'Editar',
        'Duplicar',
        'Trocar modelo',
        'Link público',
        'Histórico',
        'Cancelar fatura',
      ],
    ],
    [
      'en',
      'Options: Invoice 12',
      ['View document', 'Issue', 'Edit', 'Duplicate', 'Change template', 'Public link', 'History', 'Cancel invoice'],
    ],
    [
      'es',
      'Opciones: Factura 12',
      [
        'Ver documento',
        'Emitir',
        'Editar',
        'Duplicar',
        'Cambiar plantilla',
        'Enlace público',
        'Historial',
        'Anular factura',
      ],
    ],
  ] as const)('says in %s what a draft can become', async (language, button, words) => {
    await renderInConsole(<ActionsMenu invoice={invoiceRecord({ status: 'draft', can_revert: false })} />, {
      language,
    });
    await open(button);
    await waitFor(() => expect(choices()).toEqual(words));
  });

  it('offers only what the user may do', async () => {
    await renderInConsole(<ActionsMenu invoice={invoiceRecord()} />, {
      may: (resource, action) => resource === 'invoices' && ['show', 'audit'].includes(action),
    });
    await open('Opções: Fatura 12');
    await waitFor(() => expect(choices()).toEqual(['Ver documento', 'Link público', 'Histórico']));
  });

  it('editing and duplicating open the form', async () => {
    const { place } = await renderInConsole(<ActionsMenu invoice={invoiceRecord({ status: 'draft', uuid: 'u-7' })} />);
    await open('Opções: Fatura 12');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    expect(place.current).toBe('/invoices/create?uuid=u-7');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
    expect(place.current).toBe('/invoices/create?copy=u-7');
  });

  it('Esc closes the dialog and the focus is back on the button', async () => {
    await renderInConsole(<ActionsMenu invoice={invoiceRecord()} />);
    await open('Opções: Fatura 12');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Link público' }));
    await screen.findByRole('dialog', { name: 'Link público' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opções: Fatura 12' }));
  });
});

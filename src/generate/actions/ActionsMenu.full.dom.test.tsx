import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../tests/support/invoices.ts';
import { invoiceActions } from '../../../schemas/parts/invoicing/invoiceActions.ts';
import { ActionsButton } from './ActionsButton.tsx';
import { ActionsProvider } from './ActionsProvider.tsx';
import type { ActedRecord } from './useActions.ts';

/** A list of invoices with only the menu button in each row. */
function List({ children }: { readonly children: ReactNode }) {
  return (
    <ActionsProvider resource="invoices" actions={invoiceActions} titleOf={({ number }) => `Fatura ${number}`}>
      {children}
    </ActionsProvider>
  );
}

const row = (invoice: ActedRecord) => (
  <List>
    <ActionsButton record={invoice} />
  </List>
);

/** The complete record, requested by key. */
const whole = (...invoices: readonly ActedRecord[]) => ({
  'GET /api/v2/invoice/invoices-single': { json: { results: invoices, count: invoices.length } },
});

const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
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
        'Gerar fatura pró-forma',
        'Trocar modelo',
        'Alterar destinatários',
        'Link público',
        'Criar novo link público',
        'Histórico',
        'Cancelar fatura',
      ],
    ],
    [
      'en',
      'Options: Fatura 12',
      [
        'View document',
        'Issue',
        'Edit',
        'Duplicate',
        'Make proforma invoice',
        'Change template',
        'Change recipients',
        'Public link',
        'Create new public link',
        'History',
        'Cancel invoice',
      ],
    ],
    [
      'es',
      'Opciones: Fatura 12',
      [
        'Ver documento',
        'Emitir',
        'Editar',
        'Duplicar',
        'Hacer factura proforma',
        'Cambiar plantilla',
        'Cambiar destinatarios',
        'Enlace público',
        'Crear nuevo enlace público',
        'Historial',
        'Anular factura',
      ],
    ],
  ] as const)('lists in %s the commands of a draft', async (language, button, words) => {
    await renderInConsole(row(invoiceRecord({ status: 'draft', due_date: '2999-12-31' })), {
      language,
    });
    await open(button);
    await waitFor(() => expect(choices()).toEqual(words));
  });

  it.each([
    ['pt', 'Opções: Fatura 12', 'Emitir', 'O vencimento desta fatura já passou.'],
    ['en', 'Options: Fatura 12', 'Issue', 'The due date of this invoice has passed.'],
    ['es', 'Opciones: Fatura 12', 'Emitir', 'El vencimiento de esta factura ya ha pasado.'],
  ] as const)(
    'shows in %s why a command would be refused, and still allows it',
    async (language, button, name, why) => {
      const invoice = invoiceRecord({ status: 'draft', due_date: '2020-01-31' });
      const answers = { ...whole(invoice), 'GET /api/v2/companies/me': { json: {} } };
      await renderInConsole(row(invoice), { language, answers });
      await open(button);
      const entry = await screen.findByRole('menuitem', { name });
      const reason = document.getElementById(entry.getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toContain(why);
      expect(within(screen.getByRole('menu')).getAllByRole('menuitem', { description: /./ })).toEqual([entry]);
      await userEvent.click(entry);
      expect(await screen.findByRole('alertdialog')).toBeTruthy();
    },
  );

  it('calls a command by another name once it was performed', async () => {
    const { unmount } = await renderInConsole(row(invoiceRecord()));
    await open('Opções: Fatura 12');
    await screen.findByRole('menuitem', { name: 'Enviar por e-mail' });
    unmount();
    await renderInConsole(row(invoiceRecord({ send_state: 'Viewed' })));
    await open('Opções: Fatura 12');
    await screen.findByRole('menuitem', { name: 'Enviar de novo' });
  });

  it('offers only permitted actions', async () => {
    await renderInConsole(row(invoiceRecord()), {
      may: (resource, action) => resource === 'invoices' && ['show', 'audit'].includes(action),
    });
    await open('Opções: Fatura 12');
    await waitFor(() =>
      expect(choices()).toEqual(['Ver documento', 'Dados do pagamento', 'Link público', 'Histórico']),
    );
  });

  it('opens the form for editing and duplicating', async () => {
    const { place } = await renderInConsole(row(invoiceRecord({ status: 'draft', uuid: 'u-7' })));
    await open('Opções: Fatura 12');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    expect(place.current).toBe('/invoices/create?uuid=u-7');
    await open('Opções: Fatura 12');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
    expect(place.current).toBe('/invoices/create?copy=u-7');
  });

  it('closes the dialog on Esc and returns the focus to the button', async () => {
    await renderInConsole(row(invoiceRecord()), { answers: whole(invoiceRecord()) });
    await open('Opções: Fatura 12');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Link público' }));
    await screen.findByRole('dialog', { name: 'Link público' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opções: Fatura 12' }));
  });

  it('is absent for users without permissions', async () => {
    const { requests } = await renderInConsole(row(invoiceRecord()), { may: () => false });
    expect(screen.queryByRole('button')).toBeNull();
    expect(requests).toEqual([]);
  });

  it('keeps an open dialog when its row disappears from a reloaded list', async () => {
    function Rows() {
      const [isThere, setThere] = useState(true);
      return (
        <List>
          {isThere && <ActionsButton record={invoiceRecord({ can_revert: false })} />}
          <button type="button" onClick={() => setThere(false)}>
            Ask again
          </button>
        </List>
      );
    }
    await renderInConsole(<Rows />, { answers: whole(invoiceRecord()) });
    const again = screen.getByRole('button', { name: 'Ask again' });
    await open('Opções: Fatura 12');
    fireEvent.click(again);
    expect(choices()).toContain('Registrar recebimento');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Registrar recebimento' }));
    await screen.findByRole('dialog', { name: 'Registrar recebimento' });
  });

  it('opens a dialog with the full record, which is requested with the menu', async () => {
    const { uuid, id, number, status } = invoiceRecord();
    const answers = whole(invoiceRecord({ public_hash: 'only-here' }));
    const { requests } = await renderInConsole(row({ uuid, id, number, status }), { answers });
    await open('Opções: Fatura 12');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Link público' }));
    expect(await screen.findByDisplayValue(/only-here$/)).toBeTruthy();
    expect(requests.map(({ query }) => Object.fromEntries(query))).toEqual([{ uuid, per_page: '1' }]);
  });

  it('reports a deleted record and opens nothing', async () => {
    await renderInConsole(row(invoiceRecord()), { answers: whole() });
    await open('Opções: Fatura 12');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Link público' }));
    await screen.findByText('O registro não existe');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { session } from '../../access/console.ts';
import { PaletteField } from './PaletteField.tsx';

const hit = (name: string, key = name) => ({ resource: 'entities', key, name, details: ['509442013'] });

const answers = new Map<string, () => Promise<Response>>();
const fetch = vi.fn<typeof globalThis.fetch>(async (address) => {
  const typed = new URL(String(address), location.href).searchParams.get('q') ?? '';
  return (await answers.get(typed)?.()) ?? Response.json({ results: [] });
});

beforeEach(() => {
  answers.clear();
  vi.stubGlobal('fetch', fetch);
  const permissions = ['invoices:list', 'invoices:create', 'entities:list', 'entities:show'];
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions }));
});

/** Opens the palette by its key; returns its field. */
async function opened() {
  const user = userEvent.setup();
  const { router } = await renderInArea(<PaletteField area="company" />);
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  return { user, field, place: () => router.state.location.pathname };
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the keyboard in the palette', () => {
  it('moves through the list while the focus stays in the field, and Enter opens the page', async () => {
    const { user, field, place } = await opened();
    expect(document.activeElement).toBe(field);
    await user.keyboard('clientes');
    await waitFor(() => expect(active(field)).toBe('Clientes'));
    await user.clear(field);
    const [first, second] = screen.getAllByRole('option');
    expect(active(field)).toBe(first?.textContent);
    await user.keyboard('{ArrowDown}');
    expect(active(field)).toBe(second?.textContent);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active(field)).toBe(screen.getAllByRole('option').at(-1)?.textContent);
    expect(document.activeElement).toBe(field);
    await user.keyboard('clientes{Enter}');
    await waitFor(() => expect(place()).toBe('/company/entities'));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('opens in a new tab with Ctrl and Enter', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await opened();
    await user.keyboard('clientes{Control>}{Enter}{/Control}');
    await waitFor(() => expect(open).toHaveBeenCalledWith('/company/entities', '_blank', 'noopener'));
  });

  it('closes with Escape, which returns the focus to the field of the bar', async () => {
    const { user } = await opened();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    const button = screen.getByRole('button', { name: /Buscar/ });
    await user.click(button);
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('offers what was opened last', async () => {
    const { user } = await opened();
    await user.keyboard('clientes{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await user.keyboard('{Meta>}k{/Meta}');
    const group = await screen.findByRole('group', { name: 'Recentes' });
    expect(within(group).getByRole('option').textContent).toBe('Clientes');
  });
});

describe('records in the palette', () => {
  it('are those of the newest text, whenever answers arrive', async () => {
    const slow = Promise.withResolvers<Response>();
    answers.set('no', () => slow.promise);
    answers.set('norte', async () => Response.json({ results: [hit('Norte Digital')] }));
    const { user, place } = await opened();
    await user.keyboard('no');
    await waitFor(() => expect(fetch).toHaveBeenCalledWith(expect.stringContaining('q=no'), expect.anything()));
    await user.keyboard('rte');
    expect(await screen.findByRole('option', { name: /Norte Digital/ })).toBeDefined();
    slow.resolve(Response.json({ results: [hit('Novo Cliente')] }));
    await slow.promise;
    await waitFor(() => expect(screen.queryByText('Buscando…')).toBeNull());
    expect(screen.queryByText('Novo Cliente')).toBeNull();
    await user.keyboard('{Enter}');
    expect(place()).toBe('/company/entities/Norte%20Digital');
  });

  it('have a heading for each kind, in the order of the answer', async () => {
    const invoice = {
      resource: 'invoices',
      key: 'i',
      name: '12',
      details: ['Norte Digital'],
      amount: '980.00',
      currency: 'EUR',
    };
    answers.set('norte', async () => Response.json({ results: [hit('Norte Digital'), hit('Zumba Norte'), invoice] }));
    const { user } = await opened();
    await user.keyboard('norte');
    await screen.findByRole('option', { name: /Zumba Norte/ });
    const kinds = screen.getAllByRole('group').map((group) => [
      group.getAttribute('aria-label'),
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]);
    expect(kinds).toEqual([
      ['Clientes', ['Norte Digital509442013', 'Zumba Norte509442013']],
      ['Faturas', ['Fatura 12Norte Digital · € 980,00']],
    ]);
  });

  it('open by an Enter that was pressed before they arrived, not those of the text before', async () => {
    const slow = Promise.withResolvers<Response>();
    answers.set('26', async () => Response.json({ results: [hit('Cliente 26')] }));
    answers.set('263', () => slow.promise);
    const { user, place } = await opened();
    await user.keyboard('26');
    await screen.findByRole('option', { name: /Cliente 26/ });
    await user.keyboard('3{Enter}');
    expect(screen.getByRole('option', { name: /Cliente 26/ })).toBeDefined();
    slow.resolve(Response.json({ results: [hit('Cliente 263')] }));
    await waitFor(() => expect(place()).toBe('/company/entities/Cliente%20263'));
  });

  it('do not move the choice when they arrive above it', async () => {
    const slow = Promise.withResolvers<Response>();
    answers.set('cliente', () => slow.promise);
    const { user, field, place } = await opened();
    await user.keyboard('cliente{ArrowDown}{ArrowUp}');
    const choice = active(field);
    slow.resolve(Response.json({ results: [hit('Cliente Novo')] }));
    await screen.findByRole('option', { name: /Cliente Novo/ });
    expect(active(field)).toBe(choice);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).not.toBe('/company'));
    expect(place()).not.toContain('Cliente%20Novo');
  });

  it('are searched again on demand after an error, and pages stay', async () => {
    answers.set('clientes', async () => Response.json({ code: 'busy', detail: 'busy' }, { status: 503 }));
    const { user } = await opened();
    await user.keyboard('clientes');
    expect(await screen.findByText(/A busca falhou/)).toBeDefined();
    expect(screen.getByRole('option', { name: 'Clientes' })).toBeDefined();
    answers.set('clientes', async () => Response.json({ results: [hit('Clientes Reunidos')] }));
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(await screen.findByRole('option', { name: /Clientes Reunidos/ })).toBeDefined();
  });
});

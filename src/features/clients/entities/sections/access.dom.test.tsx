import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInConsole, type Answer } from '../../../../../tests/support/console.tsx';
import Access from './access.tsx';

const record = {
  id: 'c-1',
  uuid: 'c-1',
  name: 'Blue Harbor',
  responsible_name: 'Grace Lee',
  responsible_email: 'grace@harbor.test',
};
const ida = { uuid: 'p-1', name: 'Ida', email: 'ida@harbor.test', status: 'active', since: '2026-03-01T12:00:00.000Z' };
const open = { uuid: 'p-2', name: 'Bo', email: 'bo@harbor.test', status: 'invited', since: '2026-03-09T12:00:00.000Z' };

type May = (permission: string) => boolean;

async function show(people: readonly object[], more: Record<string, Answer> = {}, may: May = () => true) {
  const view = await renderInConsole(<Access record={record as never} />, {
    language: 'en',
    may: (resource, action) => may(`${resource}:${action}`),
    answers: { 'GET /api/v1/users/client/c-1': { json: { results: people, count: people.length } }, ...more },
  });
  const sent = (method: string) => view.requests.filter((request) => request.method === method);
  return { ...view, sent, user: userEvent.setup() };
}

describe('the access of a client', () => {
  it('lists who has it, since when and who is invited', async () => {
    await show([ida, open]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/Ida.*ida@harbor.test.*Active/);
    expect(
      within(first ?? document.body)
        .getByRole('link', { name: 'Ida' })
        .getAttribute('href'),
    ).toContain('p-1');
    expect(second?.textContent).toMatch(/Bo.*Invited/);
  });

  it('invites by e-mail, and proposes the contact first', async () => {
    const call = 'POST /api/v1/users/client-invite';
    const { user, sent } = await show([], {
      [call]: { json: { uuid: 'i', state: 'invited', detail: 'Invitation sent.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog'));
    const email = dialog.getByRole<HTMLInputElement>('textbox', { name: /Email/ });
    expect(email.value).toBe('grace@harbor.test');
    await user.clear(email);
    await user.type(email, 'grace');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(sent('POST')).toEqual([]);
    await user.type(email, '@other.test');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent.')).toBeDefined();
    expect(sent('POST')[0]?.body).toEqual({ email: 'grace@other.test', entity: 'c-1', name: 'Grace Lee' });
  });

  it('shows why an address cannot be invited at its field', async () => {
    const errors = { email: 'This address has an invitation with more rights.' };
    const refused = { status: 400, json: { code: 'validation', detail: 'Check the fields.', errors } };
    const { user } = await show([], { 'POST /api/v1/users/client-invite': refused });
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(errors.email)).toBeDefined();
  });

  it('is withdrawn after a question', async () => {
    const { user, sent } = await show([ida], {
      'DELETE /api/v1/users/p-1/client/c-1': { json: { detail: 'Access removed.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw Ida’s access' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(sent('DELETE')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Withdraw access' }));
    expect(await screen.findByText('Access removed.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is only read by those who may not invite or remove, and hidden from those who see no people', async () => {
    const { unmount } = await show([ida], {}, (permission) => permission === 'members:list');
    await screen.findByText('ida@harbor.test');
    expect(screen.queryByRole('button', { name: /Invite|Withdraw/ })).toBeNull();
    unmount();
    await show([ida], {}, () => false);
    expect(screen.queryByText('Access')).toBeNull();
  });
});

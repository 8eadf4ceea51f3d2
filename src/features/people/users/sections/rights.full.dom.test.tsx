import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInConsole, type Answer } from '../../../../../tests/support/console.tsx';
import { someone } from '../../../../../tests/support/me.ts';
import { session } from '../../../../access/console.ts';
import Companies from './companies.tsx';
import Permissions from './permissions.tsx';

const bia = {
  id: 'b-1',
  uuid: 'b-1',
  name: 'Bia',
  email: 'bia@acme.test',
  type: 'COMPANY',
  status: 'active',
  tenants: [{ uuid: 't-1', slug: 'acme', name: 'Acme Software' }],
  memberships: [{ company: 'Acme Software', built_in: 'back_office' }],
} as const;
const acme = {
  id: 'tenant/acme',
  kind: 'tenant',
  value: 'acme',
  since: '2026-03-01T12:00:00.000Z',
  given_by: 'Rui Costa <rui@ultramar.test>',
  may_take: true,
};
const references = 'GET /api/v1/users/b-1/references';
const tenants = { json: { results: [{ uuid: 't-2', slug: 'globex', name: 'Globex' }], count: 1 } };

async function show(element: React.ReactElement, answers: Record<string, Answer>) {
  const view = await renderInConsole(element, { language: 'en', answers });
  const sent = (method: string) =>
    view.requests
      .filter((request) => request.method === method)
      .map(({ path, query }) => `${path}?${query.get('company') ?? ''}`);
  return { ...view, sent, user: userEvent.setup() };
}

afterEach(() => void vi.restoreAllMocks());

describe('the companies of a person', () => {
  it('are shown with roles and who gave them, and are taken after a question', async () => {
    const call = 'DELETE /api/v1/users/b-1/reference/tenant/acme';
    const { user, sent } = await show(<Companies record={bia as never} />, {
      [references]: { json: [acme] },
      [call]: { json: { detail: 'Access removed.' } },
    });
    const row = await screen.findByRole('listitem');
    for (const text of ['Acme Software', 'Back office', 'by Rui Costa']) expect(row.textContent).toContain(text);
    await user.click(screen.getByRole('button', { name: 'Take Acme Software' }));
    expect(sent('DELETE')).toEqual([]);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take the company' }));
    await screen.findByText('Access removed.');
    expect(sent('DELETE')).toEqual(['/api/v1/users/b-1/reference/tenant/acme?']);
  });

  it('beyond the rights of an operator cannot be taken, and say why', async () => {
    const { user } = await show(<Companies record={bia as never} />, {
      [references]: { json: [{ ...acme, may_take: false }] },
    });
    const take = await screen.findByRole('button', { name: 'Take Acme Software' });
    expect(take.getAttribute('aria-disabled')).toBe('true');
    await user.click(take);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.hover(take);
    expect(await screen.findByText(/You do not have these rights yourself/)).toBeDefined();
  });

  it('are given from all companies', async () => {
    const { user, sent } = await show(<Companies record={bia as never} />, {
      [references]: { json: [acme] },
      'GET /api/v2/tenants': tenants,
      'POST /api/v1/users/b-1/reference/tenant/globex': { json: { detail: 'Access granted.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Give a company' }));
    await user.click(await screen.findByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: /Globex/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give' }));
    await screen.findByText('Access granted.');
    expect(sent('POST')).toEqual(['/api/v1/users/b-1/reference/tenant/globex?']);
  });

  it('of a client’s user come with an invitation', async () => {
    await show(<Companies record={{ ...bia, type: 'CUSTOMER' } as never} />, { [references]: { json: [] } });
    expect(await screen.findByText(/invites its clients’ users/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Give a company' })).toBeNull();
  });
});

describe('the single permissions of a person', () => {
  const rights = (...direct: object[]) => ({
    'GET /api/v1/authorizations/b-1': {
      json: {
        permissions: [
          { name: 'invoices:list', sources: [{ by: 'role', name: 'Back office' }] },
          ...direct.map((source) => ({ name: 'invoices:export', sources: [{ by: 'user', uuid: 'p-1', ...source }] })),
        ],
      },
    },
  });

  it('are those that no role gives, and are taken in the company', async () => {
    const { user, sent, requests } = await show(<Permissions record={bia as never} />, {
      ...rights({ given_at: acme.since, given_by: acme.given_by, may_take: true }),
      'DELETE /api/v1/permissions/p-1/user/b-1': { json: { detail: 'Saved.' } },
    });
    const row = await screen.findByRole('listitem');
    for (const text of ['Invoices: Export', 'by Rui Costa']) expect(row.textContent).toContain(text);
    expect(requests[0]?.query.get('company')).toBe('acme');
    await user.click(screen.getByRole('button', { name: 'Take Invoices: Export' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take the permission' }),
    );
    await waitFor(() => expect(sent('DELETE')).toEqual(['/api/v1/permissions/p-1/user/b-1?acme']));
  });

  it('are given as far as they fit, and not without having them', async () => {
    vi.spyOn(session, 'me').mockReturnValue(
      someone({ type: 'ADMIN', area: 'admin', permissions: ['permissions:list'] }),
    );
    const found = ['invoices:bill', 'tenants:suspend'].map((name) => ({ id: name, uuid: name, name }));
    const { user, sent } = await show(<Permissions record={bia as never} />, {
      ...rights(),
      'GET /api/v1/permissions': { json: found, headers: { 'Content-Range': 'permissions 0-1/2' } },
      'POST /api/v1/permissions/invoices%3Abill/user/b-1': { json: { detail: 'Saved.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Give a permission' }));
    const box = await screen.findByRole('combobox');
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: /tenants:suspend/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('People of this type cannot use this permission.')).toBeDefined();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Give' }).disabled).toBe(true);
    await user.clear(box);
    await user.type(box, 'inv');
    await user.click(await screen.findByRole('option', { name: /invoices:bill/ }));
    await user.click(dialog.getByRole('button', { name: 'Give' }));
    await waitFor(() => expect(sent('POST')).toEqual(['/api/v1/permissions/invoices%3Abill/user/b-1?acme']));
  });

  it('are found by their words on the screen and by their keys', async () => {
    const found = ['invoices:bill', 'account-types:create'].map((name) => ({ id: name, uuid: name, name }));
    const { user } = await show(<Permissions record={bia as never} />, {
      ...rights(),
      'GET /api/v1/permissions': { json: found, headers: { 'Content-Range': 'permissions 0-1/2' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Give a permission' }));
    const box = await screen.findByRole('combobox');
    const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    await user.type(box, 'issue');
    await waitFor(() => expect(offered()).toEqual([expect.stringContaining('Invoices: Issue')]));
    await user.clear(box);
    await user.type(box, 'account-t');
    await waitFor(() => expect(offered()).toEqual([expect.stringContaining('account-types:create')]));
  });

  it('are not for clients’ users, nor without a company', async () => {
    const { container } = await show(<Permissions record={{ ...bia, type: 'CUSTOMER' } as never} />, rights());
    expect(container.querySelector('section')).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInConsole, type Answer } from '../../../tests/support/console.tsx';
import { someone } from '../../../tests/support/me.ts';
import { session } from '../../access/console.ts';
import { SettingsPage } from './SettingsPage.tsx';

const settings = ['company-settings', 'document-settings', 'issue-settings', 'numbering-settings', 'tax-rates'];
const may = (actions: readonly string[]) =>
  vi
    .spyOn(session, 'me')
    .mockReturnValue(
      someone({ permissions: settings.flatMap((name) => actions.map((action) => `${name}:${action}`)) }),
    );

beforeEach(() => void may(['show', 'edit']));

const numbering = (has_begun: boolean): Answer => ({
  json: { first_number: 501, has_begun },
  headers: { etag: '"1"' },
});
const issuing: Answer = {
  json: { issue_lead_days: 10, hold_late_days: 31, allows_retroactive: false, time_zone: 'America/Sao_Paulo' },
  headers: { etag: '"1"' },
};

async function show(at: string, { hasBegun = false, isEdited = true } = {}) {
  const view = await renderInConsole(
    <Routes>
      <Route path="/company/settings/*" element={<SettingsPage area="company" />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      at,
      language: 'en',
      may: (_resource, action) => isEdited || action === 'show',
      answers: {
        'GET /api/v2/numbering-settings': numbering(hasBegun),
        'GET /api/v2/issue-settings': issuing,
        'PUT /api/v2/issue-settings': ({ body }) => ({ json: { ...Object(body), detail: 'Saved.' } }),
      },
    },
  );
  return { ...view, user: userEvent.setup() };
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Settings' }));
const current = () => tabs().getByRole('link', { current: 'page' }).textContent;

it('opens the first tab, and lists its tabs in order', async () => {
  const { place } = await show('/company/settings');
  await waitFor(() => expect(place.current).toBe('/company/settings/company'));
  const named = tabs().getAllByRole('link');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'Company',
    'Documents',
    'Issuing',
    'Numbering',
    'Tax rates',
  ]);
  expect([current(), screen.getByRole('heading', { level: 1 }).textContent]).toEqual(['Company', 'Settings']);
});

it('shows each tab at its own address, and stays there after saving', async () => {
  const { user, place, requests } = await show('/company/settings/numbering');
  const first = await screen.findByRole('textbox', { name: /^First number/ });
  expect([current(), first.getAttribute('value')]).toEqual(['Numbering', '501']);
  await user.click(tabs().getByRole('link', { name: 'Issuing' }));
  const lead = await screen.findByRole('textbox', { name: /^Issue before the due date/ });
  expect(screen.queryByRole('textbox', { name: /^First number/ })).toBeNull();
  await user.clear(lead);
  await user.type(lead, '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(place.current).toBe('/company/settings/issuing');
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
    { issue_lead_days: 5, time_zone: 'America/Sao_Paulo' },
  ]);
});

it('asks for a confirmation before input in a tab is lost', async () => {
  const { user } = await show('/company/settings/issuing');
  await user.type(await screen.findByRole('textbox', { name: /^Hold if late/ }), '0');
  await user.click(tabs().getByRole('link', { name: 'Numbering' }));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
});

it('explains that the first number cannot change once an invoice is issued', async () => {
  await show('/company/settings/numbering', { hasBegun: true });
  const first = await screen.findByRole('textbox', { name: /^First number/ });
  expect(first.hasAttribute('disabled')).toBe(true);
  await screen.findByText(/Invoices have been issued/);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('shows the values to a user who may only read', async () => {
  may(['show']);
  await show('/company/settings/numbering', { isEdited: false });
  await screen.findByText('501');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('is absent for a user without permissions, and has only declared tabs', async () => {
  await show('/company/settings/nothing');
  await screen.findByRole('heading', { name: /not found/i });
  may([]);
  await show('/company/settings/company');
  await screen.findByRole('heading', { name: /do not have access/i });
});

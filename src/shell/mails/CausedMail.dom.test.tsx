import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { http } from '../../access/console.ts';
import CausedMail from './CausedMail.tsx';

const mailOf = (uuid: string) => ({
  uuid,
  email: `${uuid}@acme.test`,
  subject: `Convite ${uuid}`,
  text: '',
  created_at: '2026-03-10T15:00:00Z',
  link: `http://localhost/login/invitation/${uuid}`,
  page: `/api/v2/mails/${uuid}/page?view=x`,
});

/** The stored mails, newest first. */
let kept: object[];

beforeEach(() => {
  kept = [mailOf('before')];
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('demo/mails') ? { results: kept, count: kept.length } : {}),
  );
});

const invite = (name: string) =>
  act(async () => {
    kept = [mailOf(name), ...kept];
    await http.post('/api/v2/users/create', { body: { name } });
  });

it('shows mail caused by a write on this page, and no earlier mail', async () => {
  await renderInArea(<CausedMail />);
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => void (await http.post('/api/v2/items', { body: { description: 'x' } })));
  expect(screen.queryByRole('status')).toBeNull();
  await invite('bia');
  await screen.findByText('Convite bia');
  expect(screen.getByRole('link', { name: 'Abrir o link' }).getAttribute('href')).toBe(mailOf('bia').link);
  await invite('rui');
  await screen.findByText('Convite rui');
  expect(screen.queryByText('Convite bia')).toBeNull();
});

it('shows the mail in a sandboxed frame, and closes', async () => {
  await renderInArea(<CausedMail />);
  await invite('ana');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver e-mail' }));
  const frame = screen.getByTitle('Convite ana');
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual([mailOf('ana').page, 'allow-popups']);
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar e-mail' }));
  expect(screen.queryByTitle('Convite ana')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('status')).toBeNull();
});

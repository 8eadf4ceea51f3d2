import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInConsole, type Answer } from '../../../../tests/support/console.tsx';
import DataExportsPage from './list.tsx';

const ready = {
  uuid: '0192f0c1-0000-7000-8000-000000000001',
  status: 'done',
  requested_by: 'Ana Souza <ana@acme.test>',
  requested_at: '2026-11-30T10:00:00.000Z',
  read_at: '2026-11-30T10:00:00.000Z',
  expires_at: '2026-12-07T10:00:00.000Z',
  language: 'pt',
  progress: 100,
  files: 402,
  size: 9_124_871,
  digest: 'cf345d1d',
};

const show = (records: readonly object[], archive: () => Answer | Promise<Answer> = () => ({ json: {} })) =>
  renderInConsole(<DataExportsPage />, {
    answers: {
      'GET /api/v2/data-exports': { json: { results: records, count: records.length } },
      [`GET /api/v2/data-exports/${ready.uuid}/archive`]: archive,
    },
  });

const button = (name: string) => screen.findByRole('button', { name });

it('without an export requests one first, and with an archive downloads it', async () => {
  const { unmount } = await show([]);
  expect((await button('Solicitar exportação')).className).toContain('contained');
  await screen.findByText('Nenhuma exportação');
  unmount();
  await show([ready]);
  expect((await button('Baixar')).className).toContain('contained');
  expect((await button('Solicitar exportação')).className).toContain('outlined');
});

it('says what to do if the archive cannot be loaded', async () => {
  await show([ready], () => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.click(await button('Baixar'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Não foi possível conectar ao servidor. Verifique a conexão e tente de novo.',
  );
});

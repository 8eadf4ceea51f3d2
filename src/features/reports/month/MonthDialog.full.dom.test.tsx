import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { saveFile } from '../../../kinds/shared/saveFile.ts';
import { MonthDialog } from './MonthDialog.tsx';

vi.mock(import('../../../kinds/shared/saveFile.ts'), () => ({ saveFile: vi.fn() }));

beforeEach(() => vi.mocked(saveFile).mockClear());

const part = (number: number) => ({ part: number, documents: 500, companies: ['acme'] });
const saved = () => vi.mocked(saveFile).mock.calls.map(([name]) => name);

it('downloads the last month, and continues with the part that failed', async () => {
  let isDown = true;
  const onClose = vi.fn();
  await renderInConsole(<MonthDialog name="acme" today="2026-11-20" onClose={onClose} />, {
    answers: {
      'GET /api/v2/month/parts': { json: { parts: [part(1), part(2)] } },
      'GET /api/v2/month': ({ query }) =>
        query.get('part') === '2' && isDown
          ? { status: 503, json: { detail: 'Ocupado', code: 'busy' } }
          : { bytes: new Uint8Array([1]) },
    },
  });
  expect(screen.getByRole('combobox').textContent).toBe('outubro de 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Baixar' }));
  await screen.findByText('Ocupado');
  expect(screen.getByRole('status').textContent).toBe('Parte 2 de 2');
  expect(saved()).toEqual(['acme 2026-10 (1).zip']);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Continuar o download' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved()).toEqual(['acme 2026-10 (1).zip', 'acme 2026-10 (2).zip']);
});

it('begins again if nothing arrived', async () => {
  await renderInConsole(<MonthDialog name="acme" today="2026-11-20" onClose={vi.fn()} />, {
    answers: {
      'GET /api/v2/month/parts': { json: { parts: [part(1)] } },
      'GET /api/v2/month': { status: 503, json: { detail: 'Ocupado', code: 'busy' } },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Baixar' }));
  await screen.findByText('Ocupado');
  screen.getByRole('button', { name: 'Baixar' });
});

it('without a company there is nothing to download', async () => {
  await renderInConsole(<MonthDialog name="acme" today="2026-11-20" companies={[]} onClose={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Baixar' })).toHaveProperty('disabled', true);
});

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { someone } from '../../../tests/support/me.ts';
import { session } from '../../access/console.ts';
import { CompanyDashboard } from './CompanyDashboard.tsx';

const invoices = 'GET /api/v2/invoice/invoices-single';

beforeEach(() => {
  vi.spyOn(session, 'me').mockReturnValue(someone());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ results: [], count: 0 })));
});

describe('the welcome of a company', () => {
  it('invites to the first invoice while there is none', async () => {
    await renderInConsole(<CompanyDashboard />, { answers: { [invoices]: { json: { results: [], count: 0 } } } });
    await screen.findByText(/^Emita sua primeira fatura internacional/);
  });

  it('speaks of invoices in general once there are some', async () => {
    const { asked } = await renderInConsole(<CompanyDashboard />, {
      answers: { [invoices]: { json: { results: [{ uuid: 'a' }], count: 21 } } },
    });
    await screen.findByText(/^Emita faturas internacionais/);
    expect(asked).toHaveLength(1);
    expect(screen.queryByText(/primeira fatura/)).toBeNull();
  });

  it('offers a new invoice only to whoever may issue one', async () => {
    await renderInConsole(<CompanyDashboard />, {
      may: () => false,
      answers: { [invoices]: { json: { results: [], count: 0 } } },
    });
    await screen.findByText(/^Emita sua primeira/);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Nova fatura', hidden: true })).toBeNull());
  });
});

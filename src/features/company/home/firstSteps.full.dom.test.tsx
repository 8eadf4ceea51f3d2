import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { someone } from '../../../../tests/support/me.ts';
import { session } from '../../../access/console.ts';
import { fresh } from './home.testing.ts';
import { HomePage } from './HomePage.tsx';

beforeEach(() => {
  vi.spyOn(session, 'me').mockReturnValue(someone());
});

type Options = Pick<NonNullable<Parameters<typeof renderInConsole>[1]>, 'may'>;

const render = (json: object, options: Options = {}) =>
  renderInConsole(<HomePage />, { answers: { 'GET /api/v2/home': { json } }, ...options });

describe('before the first invoice', () => {
  it('shows the steps that lead to it, completed ones without a link', async () => {
    await render(fresh);
    await screen.findByText('Primeiros passos: 2 de 7');
    const links = ['Logotipo', 'Primeiro cenário', 'Conta de recebimento', 'Primeira fatura'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual([
      '/company/settings/company',
      '/company/scenarios/create',
      '/company/accounts/create',
      '/company/invoices/create',
    ]);
    expect(screen.getByRole('link', { name: 'Dar acesso ao seu contador' }).getAttribute('href')).toBe(
      '/company/users',
    );
    expect(screen.queryByRole('link', { name: 'Primeiro cliente' })).toBeNull();
    expect(screen.getAllByText(', concluído')).toHaveLength(2);
  });

  it('does not count the accountant’s step for a user who gives no access', async () => {
    await render(fresh, { may: (resource) => resource !== 'partners' });
    await screen.findByText('Primeiros passos: 2 de 6');
  });

  it('shows no steps to a user without permission', async () => {
    const { steps: _, ...shown } = fresh;
    await render(shown, { may: () => false });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/^Primeiros passos/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Nova fatura' })).toBeNull();
  });
});

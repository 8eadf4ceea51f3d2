import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someone } from '../../tests/support/me.ts';
import { renderInArea } from '../../tests/support/renderInArea.tsx';
import { createDataProvider } from '../../dataProvider/index.ts';
import { http, session } from '../access/console.ts';
import { resources } from '../data/resources.ts';
import { AccountantsDashboard } from './accountants/AccountantsDashboard.tsx';
import { AdminDashboard } from './admin/AdminDashboard.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ results: [], count: 0, totals: [] }));
});

describe('a user sees their name', () => {
  test('as an accountant, with the companies that gave access', async () => {
    vi.spyOn(session, 'me').mockReturnValue(someone({ name: 'Carla Nunes', area: 'accountants' }));
    const dataProvider = createDataProvider({ http, resources });
    await renderInArea(<AccountantsDashboard />, { path: '/accountants', dataProvider });
    expect(await screen.findByText('Nenhuma empresa cadastrada')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Boas-vindas, Carla Nunes');
    expect(document.title).toBe('Início · Ultramar');
  });

  test('as an administrator, with the purpose of the area', async () => {
    vi.spyOn(session, 'me').mockReturnValue(
      someone({ name: 'Marta Reis', area: 'admin', permissions: ['tenants:list'] }),
    );
    await renderInArea(<AdminDashboard />, { path: '/admin' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Boas-vindas, Marta Reis');
    expect(screen.getByText(/^Administre a plataforma/)).toBeDefined();
  });
});

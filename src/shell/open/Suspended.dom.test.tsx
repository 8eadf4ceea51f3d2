import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { session } from '../../access/console.ts';
import { switchOpenLanguage } from '../../i18n/openWords.ts';
import { suspendedPage } from './Suspended.tsx';

beforeEach(() => switchOpenLanguage('pt'));

const suspended = someone({ suspended: ['acme'] });

test('users of a suspended company see a notice and can sign out', async () => {
  const signOut = vi.spyOn(session, 'signOut').mockResolvedValue();
  const assign = vi.fn<(path: string) => void>();
  render(await suspendedPage(suspended));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Empresa suspensa');
  expect(screen.getByRole('alert').textContent).toContain('suporte da Ultramar');
  expect(screen.queryByRole('link')).toBeNull();
  vi.stubGlobal('location', { assign });
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  expect(signOut).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledWith('/login');
});

test('a user of another company can switch to it, and an accountant back to the list', async () => {
  const { unmount } = render(await suspendedPage({ ...suspended, references: { tenant: ['acme', 'globex'] } }));
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/company?tenant=globex']);
  unmount();
  render(await suspendedPage({ ...suspended, type: 'ACCOUNTANT', area: 'accountants' }));
  expect(links()).toEqual(['/accountants']);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { session } from '../../access/console.ts';
import { setTheme } from '../theme/mode.ts';
import { CurrentCompany } from './CurrentCompany.tsx';
import { TopBar } from './TopBar.tsx';

const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ uuid: 'c', name: 'Acme Software Ltda' }));

beforeEach(() => {
  fetch.mockClear();
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(session, 'me').mockReturnValue(someone());
  setTheme('light');
});

describe('the current company', () => {
  test('is shown by name', async () => {
    await renderInArea(<CurrentCompany />);
    expect(await screen.findByText('Acme Software Ltda')).toBeDefined();
  });

  test('is not requested without a tenant', async () => {
    vi.spyOn(session, 'me').mockReturnValue(someone({ references: { tenant: ['acme', 'globex'] } }));
    await renderInArea(<CurrentCompany />);
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each(['accountants', 'admin'] as const)('is absent in the area %s', async (area) => {
    await renderInArea(<TopBar area={area} menu={undefined} />);
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Ultramar, Início' }).getAttribute('href')).toBe(`/${area}`);
  });
});

test('the menu button has a label and its expanded state', async () => {
  const onToggle = vi.fn<() => void>();
  const user = userEvent.setup();
  await renderInArea(<TopBar area="admin" menu={{ id: 'menu', open: true, onToggle }} />);
  const button = screen.getByRole('button', { name: 'Fechar menu' });
  expect([button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')]).toEqual(['true', 'menu']);
  await user.click(button);
  expect(onToggle).toHaveBeenCalledOnce();
});

test('the mode is toggled, and the button names the other', async () => {
  const user = userEvent.setup();
  await renderInArea(<TopBar area="admin" menu={undefined} />);
  await user.click(screen.getByRole('button', { name: 'Usar tema escuro' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Usar tema claro' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { switchOpenLanguage } from '../../i18n/openWords.ts';
import { setTheme } from '../theme/mode.ts';
import { Preferences } from './Preferences.tsx';
import { screen as unreachable } from './Unreachable.tsx';

beforeEach(async () => {
  setTheme('light');
  await switchOpenLanguage('pt');
});

describe('the preferences of a page without a session', () => {
  test('change the language immediately, and store it', async () => {
    const user = userEvent.setup();
    render(<Preferences />);
    await user.selectOptions(screen.getByLabelText('Idioma'), 'EN-US');
    expect(await screen.findByLabelText('Language')).toBeDefined();
    expect(document.cookie).toContain('language=en');
  });

  test('switch between light and dark, and the button names the next mode', async () => {
    const user = userEvent.setup();
    render(<Preferences />);
    await user.click(screen.getByRole('button', { name: 'Usar tema escuro' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Usar tema claro' }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});

test('an unreachable server is reported, with a retry', async () => {
  const user = userEvent.setup();
  render(await unreachable(() => undefined));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Não foi possível abrir a página');
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível conectar ao servidor');
  expect(document.title).toBe('Não foi possível abrir a página · Ultramar');
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(reload).toHaveBeenCalledOnce();
});

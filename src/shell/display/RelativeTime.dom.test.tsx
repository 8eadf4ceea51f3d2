import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const at = '2026-03-07T15:00:00Z';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-10T15:00:30Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('shows the elapsed time, and the exact time on hover and to screen readers', async () => {
  await renderInConsole(<RelativeTime at={at} timeZone="America/Sao_Paulo" />);
  const time = screen.getByRole('button', { name: 'há 3 dias, 07/03/2026 12:00' });
  expect(time.querySelector('time')?.dateTime).toBe(at);
  await userEvent.hover(time);
  expect((await screen.findByRole('tooltip')).textContent).toBe('07/03/2026 12:00');
});

it.each([
  ['en', '3 days ago, 2026/03/07 15:00'],
  ['es', 'hace 3 días, 07/03/2026 15:00'],
] as const)('is translated to %s', async (language, name) => {
  await renderInConsole(<RelativeTime at={at} timeZone="UTC" />, { language });
  expect(screen.getByRole('button', { name })).toBeDefined();
});

it('is updated over time', async () => {
  const waiting = vi.spyOn(window, 'setTimeout');
  await renderInConsole(<RelativeTime at="2026-03-10T14:30:30Z" timeZone="UTC" />);
  expect(screen.getByText('há 30 minutos')).toBeDefined();
  const minute = waiting.mock.calls.find(([, milliseconds]) => milliseconds === 30_000)?.[0];
  vi.setSystemTime(new Date('2026-03-10T15:31:00Z'));
  await act(async () => typeof minute === 'function' && minute());
  expect(screen.getByText('há uma hora')).toBeDefined();
});

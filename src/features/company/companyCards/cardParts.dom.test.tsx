import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderInArea } from '../../../../tests/support/renderInArea.tsx';
import { Mark } from '../../../shell/frame/Mark.tsx';
import { Fact } from './Fact.tsx';
import { LocalTime } from './LocalTime.tsx';

describe("a company's clock", () => {
  test('shows the local time, and is updated every minute', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-09T12:59:30Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    await renderInArea(<LocalTime country="BR" timeZone="America/Sao_Paulo" />);
    expect(screen.getByText(/09:59$/).textContent).toBe('Hora local (Brasil) 09:59');
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.getByText(/10:00$/)).toBeDefined();
  });

  test('is a flag alone without a time zone', async () => {
    await renderInArea(<LocalTime country="JP" />);
    expect(screen.getByRole('img', { name: 'Japão' })).toBeDefined();
    expect(screen.queryByText(/\d{2}:\d{2}/)).toBeNull();
  });
});

describe("a company's mark", () => {
  test('is its initials while it has no logo', async () => {
    await renderInArea(<Mark name="Acme Software Ltda" />);
    expect(screen.getByText('AS')).toBeDefined();
  });

  test('is its logo, without text, because its name is beside it', async () => {
    const { container } = await renderInArea(<Mark name="Acme" logo="/logo.png" />);
    const logo = container.querySelector('img');
    expect([logo?.getAttribute('src'), logo?.getAttribute('alt')]).toEqual(['/logo.png', '']);
  });
});

test.each([
  ['Lucro presumido', 'Lucro presumido'],
  [undefined, '—'],
])('a fact of %o reads "%s"', async (value, text) => {
  await renderInArea(
    <dl>
      <Fact label="Regime tributário">{value}</Fact>
    </dl>,
  );
  expect(screen.getByRole('definition').textContent).toBe(text);
});

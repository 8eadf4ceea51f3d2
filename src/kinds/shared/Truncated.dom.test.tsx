import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { kinds } from '../registry.ts';
import { Truncated } from './Truncated.tsx';

it('cuts text at a number of characters, and shows the rest on demand', async () => {
  const text = '🇧🇷é株'.repeat(10);
  render(<Truncated text={text} limit={12} />);
  const shown = screen.getByText(/…$/);
  expect([...(shown.textContent ?? '')]).toHaveLength(13);
  await userEvent.hover(shown);
  expect((await screen.findByRole('tooltip')).textContent).toBe(text);
});

it('leaves short text unchanged', () => {
  render(<Truncated text="Rua Um, 1" limit={9} />);
  expect(screen.getByText('Rua Um, 1')).toBeTruthy();
});

it.each([
  ['location.address', 40],
  ['name', 60],
])('%s has %i characters in a table', (path, limit) => {
  const { Cell } = kinds.text;
  render(<Cell resource="entities" path={path} property={{ type: 'string' }} value={'x'.repeat(200)} />);
  expect(screen.getByText(/^x+…$/).textContent).toHaveLength(limit + 1);
});

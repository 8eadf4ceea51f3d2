import { act, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Flag } from './Flag.tsx';

test.each([
  [undefined, '32px', '24px'],
  ['large', '48px', '36px'],
] as const)('a flag of size %s is %s by %s', (size, width, height) => {
  render(<Flag country="BR" size={size} />);
  const flag = screen.getByRole('img', { name: 'Brasil' });
  expect(flag.style).toMatchObject({ width, height });
  expect(flag.getAttribute('src')).toBe('/flags/br.svg');
});

test('is hidden from screen readers beside the name of its country', () => {
  render(<Flag country="pt" alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('its space is reserved before it loads', () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  flushSync(() => root.render(<Flag country="BR" />));
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector<HTMLElement>('.flag')?.style).toMatchObject({ width: '32px', height: '24px' });
  act(() => root.unmount());
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Flag } from './Flag.tsx';

test.each([
  [undefined, '32', '24'],
  ['large', '48', '36'],
] as const)('a flag of size %s is %s by %s', (size, width, height) => {
  render(<Flag country="BR" size={size} />);
  const flag = screen.getByRole('img', { name: 'Brasil' });
  expect([flag.getAttribute('width'), flag.getAttribute('height')]).toEqual([width, height]);
  expect(flag.getAttribute('src')).toBe('/flags/br.svg');
});

test('beside the name of its country it is silent', () => {
  render(<Flag country="pt" alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});

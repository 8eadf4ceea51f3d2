import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Outside } from './Outside.tsx';

test('an address outside the area reloads the page, once', () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const { rerender } = render(<Outside />);
  rerender(<Outside />);
  expect(reload).toHaveBeenCalledOnce();
});

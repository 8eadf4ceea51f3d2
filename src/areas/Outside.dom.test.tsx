import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OtherAreaPage } from './OtherAreaPage.tsx';

test('an address outside the area reloads the page, once', () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const { rerender } = render(<OtherAreaPage />);
  rerender(<OtherAreaPage />);
  expect(reload).toHaveBeenCalledOnce();
});

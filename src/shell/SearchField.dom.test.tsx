import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInArea } from '../../tests/support/renderInArea.tsx';
import { SearchField } from './SearchField.tsx';

const onSearch = vi.fn<(term: string) => void>();

beforeEach(async () => {
  onSearch.mockReset();
  await renderInArea(<SearchField label="Buscar" applied="old" onSearch={onSearch} />);
  vi.useFakeTimers();
});

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

describe('a search', () => {
  test('shows the current search', () => {
    expect(box().value).toBe('old');
  });

  test('waits two seconds after the last key', () => {
    type('ac');
    vi.advanceTimersByTime(1999);
    type(' acme ');
    vi.advanceTimersByTime(1999);
    expect(onSearch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSearch.mock.calls).toEqual([['acme']]);
  });

  test('starts immediately on Enter, and only once', () => {
    type('acme');
    fireEvent.keyDown(box(), { key: 'Enter' });
    vi.advanceTimersByTime(5000);
    expect(onSearch.mock.calls).toEqual([['acme']]);
  });

  test('ends immediately when it is cleared', () => {
    type('');
    expect(onSearch.mock.calls).toEqual([['']]);
  });

  test('is not repeated for the same text', () => {
    type('old ');
    vi.advanceTimersByTime(5000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});

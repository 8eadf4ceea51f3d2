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
  test('shows what is searched for', () => {
    expect(box().value).toBe('old');
  });

  test('rests two seconds after the last sign', () => {
    type('ac');
    vi.advanceTimersByTime(1999);
    type(' acme ');
    vi.advanceTimersByTime(1999);
    expect(onSearch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSearch.mock.calls).toEqual([['acme']]);
  });

  test('starts at once on Enter, and only once', () => {
    type('acme');
    fireEvent.keyDown(box(), { key: 'Enter' });
    vi.advanceTimersByTime(5000);
    expect(onSearch.mock.calls).toEqual([['acme']]);
  });

  test('ends at once when it is emptied', () => {
    type('');
    expect(onSearch.mock.calls).toEqual([['']]);
  });

  test('is not repeated for what is searched already', () => {
    type('old ');
    vi.advanceTimersByTime(5000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});

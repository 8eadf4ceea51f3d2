import { StoreContextProvider, memoryStore } from 'react-admin';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useHasRoom } from './useDockedMenu.ts';

it.each([
  ['a page beside the menu', true, 1255, false],
  ['a page beside the menu, in a wider window', true, 1256, true],
  ['a page without the menu', false, 1007, false],
  ['a page without the menu, in a wider window', false, 1008, true],
])('%s has room for 960 pixels or not', (_case, docked, windowWidth, hasRoom) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: windowWidth <= Number(/max-width: ([\d.]+)px/.exec(media)?.[1]),
    media,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const store = memoryStore({ 'menu.docked': docked });
  const { result } = renderHook(() => useHasRoom(960), {
    wrapper: ({ children }) => <StoreContextProvider value={store}>{children}</StoreContextProvider>,
  });
  expect(result.current).toBe(hasRoom);
});

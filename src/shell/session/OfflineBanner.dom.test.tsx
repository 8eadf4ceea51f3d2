import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

const become = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

it('reports a missing network, and disappears automatically', async () => {
  await renderInArea(<OfflineBanner />);
  expect(screen.queryByText(/Sem conexão/)).toBeNull();
  become(false);
  screen.getByText(/Sem conexão com a internet/);
  become(true);
  expect(screen.queryByText(/Sem conexão/)).toBeNull();
});

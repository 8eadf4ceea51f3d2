import { describe, expect, it, vi } from 'vitest';
import { globalState, namesOfChanged } from './freshPage.ts';

const listener = vi.fn<(event: Event) => void>();

describe.each(['the first test', 'the next one'])('%s', () => {
  it('starts without state of other tests, whatever those leave', async () => {
    const elements = [...document.querySelectorAll(':not(style)')];
    expect(elements.map(({ tagName, attributes }) => [tagName, attributes.length])).toEqual([
      ['HTML', 0],
      ['HEAD', 0],
      ['BODY', 0],
    ]);
    const kept = [document.cookie, document.body.textContent, localStorage.length, sessionStorage.length];
    expect(kept).toEqual(['', '', 0, 0]);
    expect(location.href).toBe('http://localhost:3000/');
    expect(Date.now()).toBeGreaterThan(0);
    expect(navigator.onLine).toBe(true);
    dispatchEvent(new Event('made-up'));
    expect(listener).not.toHaveBeenCalled();

    document.title = 'Left';
    document.documentElement.lang = 'x';
    document.body.className = 'left';
    document.body.append('left');
    document.cookie = 'left=1; path=/';
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    history.pushState(null, '', '/left?behind=1');
    addEventListener('made-up', listener);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.useFakeTimers({ now: -1 });
  });
});

it('other changes of global state are reported by name', () => {
  const before = globalState();
  expect(namesOfChanged(before)).toEqual([]);
  Object.defineProperty(navigator, 'leftBehind', { value: 1, configurable: true });
  expect(namesOfChanged(before)).toEqual(['navigator.leftBehind']);
  Reflect.deleteProperty(navigator, 'leftBehind');
  expect(namesOfChanged(before)).toEqual([]);
});

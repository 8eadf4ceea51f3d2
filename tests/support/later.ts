import { onTestFinished, vi } from 'vitest';

/** Until the test is done, the clock that nobody puts back is so many milliseconds ahead: what is believed for a time is looked up anew. */
export function laterBy(milliseconds: number): void {
  const now = performance.now.bind(performance);
  const ahead = vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
  onTestFinished(() => ahead.mockRestore());
}

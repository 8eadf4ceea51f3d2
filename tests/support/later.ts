import { onTestFinished, vi } from 'vitest';

/** Advances the monotonic clock until the test ends, so that caches expire. */
export function laterBy(milliseconds: number): void {
  const now = performance.now.bind(performance);
  const ahead = vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
  onTestFinished(() => ahead.mockRestore());
}

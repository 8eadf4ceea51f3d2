import type { BrowserContext } from 'playwright';

/** Browsers log refused answers, which the network listener already checks. */
const repeated = /^Failed to load resource: the server responded/;

/**
 * Collects faults in all pages of a context: answers from 400, console errors and uncaught ones. Expected answers must
 * occur; expected console messages may.
 */
export function watchFaults(context: BrowserContext, expected: readonly RegExp[]): () => string[] {
  const faults: string[] = [];
  context.on('response', (response) => {
    if (response.status() < 400) return;
    const request = response.request();
    const { pathname, search } = new URL(request.url());
    faults.push(`${response.status()} ${request.method()} ${pathname}${search}`);
  });
  context.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !repeated.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${String(error.error())}`));
  return () => [
    ...faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    ...expected
      .filter(({ source }) => !source.startsWith('^console'))
      .filter((pattern) => !faults.some((fault) => pattern.test(fault)))
      .map((pattern) => `missing: ${pattern}`),
  ];
}

import type { BrowserContext } from 'playwright';

/** Browsers repeat a refused answer in their console; it is judged where it comes in. */
const repeated = /^Failed to load resource: the server responded/;

/**
 * Gathers what goes wrong in any page of a context: answers of 400 and above, errors in the console and uncaught ones.
 * What is expected does not count, but must have happened: an answer at least. A message of the console may come or
 * not, for libraries report an error only where a part of the page that asked is still there.
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

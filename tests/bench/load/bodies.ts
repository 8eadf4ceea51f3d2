import { bodiesApp, postTo } from '../../support/bodies.ts';
import { hostileBodies, largestInvoice } from '../../support/hostile/invoiceBodies.ts';

/**
 * Prints the CPU milliseconds of all threads from a body's arrival to its answer: the least and the median of 7
 * requests.
 */
async function measure(name: string, body: string): Promise<void> {
  const payload = Buffer.from(body);
  const spent: number[] = [];
  let answer = await postTo(app, payload);
  for (let round = 0; round < 7; round++) {
    globalThis.gc?.();
    const before = process.cpuUsage();
    answer = await postTo(app, payload);
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1000);
  }
  const [least = 0, , , middle = 0] = spent.toSorted((a, b) => a - b);
  const figures = [payload.length / 1e6, least, middle].map((figure) => figure.toFixed(2).padStart(8));
  console.log(name.padEnd(40), ...figures, String(answer.statusCode).padStart(6), answer.body.length);
}

/** `node --expose-gc tests/bench/load/bodies.ts`: the cost of reading and rejecting a body, by its content. */
const app = await bodiesApp();
console.log('body'.padEnd(40), '      MB    least   middle status bytes answered');
for (const [name, body] of Object.entries(hostileBodies)) await measure(name, body());
await measure('the largest invoice', largestInvoice);
await app.close();

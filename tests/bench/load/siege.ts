import { parseArgs } from 'node:util';
import { startCluster } from '../../../server/database/cluster/cluster.ts';
import type { Taken } from '../../support/hostile/neighbour.ts';
import { besiege } from '../../support/hostile/siege.ts';
import { openFolder } from '../../support/folder.ts';

/**
 * `node tests/bench/load/siege.ts --seconds 60`: the latency of one company's work before and during an attack: another
 * company sends requests of hostile sizes to every route over 64 connections. Load, server and database share the
 * machine.
 */
const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, connections: { type: 'string', default: '64' } },
});

const { path: home, remove } = await openFolder();
const cluster = await startCluster({ home, say: () => undefined, onLost: console.error });
try {
  const siege = await besiege({
    database: { url: cluster.url(), ownerUrl: cluster.ownerUrl() },
    connections: Number(options.connections),
    milliseconds: { quiet: 10_000, loud: Number(options.seconds) * 1000 },
  });
  const { quiet, loud, statuses, failures, peakMemory = 0, longestPause } = siege;
  for (const what of ['all', ...new Set(quiet.map((taken) => taken.what))]) {
    const shares = [0.5, 0.9, 0.99].map((share) => {
      const [before, during] = [quantile(quiet, what, share), quantile(loud, what, share)];
      return `p${share * 100} ${before.toFixed(1)} -> ${during.toFixed(1)} ms, ${(during / before).toFixed(1)} times`;
    });
    console.log(`${what.padEnd(16)} ${shares.join('   ')}`);
  }
  console.log(`${loud.length} of the neighbour's requests; the attacker's by status:`, statuses);
  console.log(`peak memory ${Math.round(peakMemory / 1024 ** 2)} MB, longest pause ${Math.round(longestPause)} ms`);
  for (const failure of failures) console.log(failure);
} finally {
  await cluster.stop();
  await remove();
}

function quantile(all: readonly Taken[], what: string, share: number): number {
  const ofIt = all.filter((taken) => what === 'all' || taken.what === what).map((taken) => taken.milliseconds);
  return ofIt.toSorted((a, b) => a - b)[Math.floor(ofIt.length * share)] ?? Number.NaN;
}

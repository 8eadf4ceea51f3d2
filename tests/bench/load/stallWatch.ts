import { Session, type Profiler } from 'node:inspector';
import { PerformanceObserver, performance } from 'node:perf_hooks';

/**
 * `node --import ./tests/bench/load/stallWatch.ts server/main.ts`: reports stalls of the server's event loop on standard
 * error, each with the processor time of the process and the time of the garbage collector. Imported as
 * `stallWatch.ts?profile`, it adds the functions that ran longest, but causes short stalls itself every five seconds.
 * It does nothing in other programs, such as the rendering processes.
 */
const isProfiling = import.meta.url.endsWith('?profile');
const longest = 100;
const lookEvery = 10;
const profileMs = 5_000;

if (process.argv[1]?.endsWith('server/main.ts')) watch();

function watch(): void {
  const collections: { readonly from: number; readonly took: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) collections.push({ from: startTime, took: duration });
    collections.splice(0, collections.length - 100);
  }).observe({ entryTypes: ['gc'] });

  const session = new Session();
  if (isProfiling) {
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.setSamplingInterval', { interval: 5_000 });
    session.post('Profiler.start');
  }
  let profiledFrom = performance.now();
  let last = performance.now();
  let cpu = process.cpuUsage();

  setInterval(() => {
    const now = performance.now();
    const used = process.cpuUsage(cpu);
    const from = last;
    if (now - from - lookEvery > longest) {
      // The observer receives the collections of this stall only after this callback.
      setImmediate(() => print(from, now, (used.user + used.system) / 1_000));
    } else if (isProfiling && now - profiledFrom > profileMs) {
      session.post('Profiler.stop', () => restart());
    }
    last = performance.now();
    cpu = process.cpuUsage();
  }, lookEvery).unref();

  function restart(): void {
    session.post('Profiler.start');
    profiledFrom = performance.now();
  }

  function print(from: number, to: number, cpuMs: number): void {
    const collected = collections.filter((one) => one.from < to && one.from + one.took > from);
    const gc = collected.reduce((sum, { took }) => sum + took, 0);
    const summary = `stall ${(to - from).toFixed(0)} ms, processor ${cpuMs.toFixed(0)} ms, gc ${gc.toFixed(0)} ms`;
    if (!isProfiling) return console.error(summary);
    session.post('Profiler.stop', (_, { profile }) => {
      const begun = profile.startTime / 1_000;
      // Converts to the profile's time: both clocks are monotonic, but start at different zeros.
      const [start, end] = [from - profiledFrom, to - profiledFrom].map((since) => begun + since);
      const ran = ranLongest(profile, start ?? 0, end ?? 0);
      console.error(`${summary}: ${ran || 'nothing sampled'}`);
      restart();
      last = performance.now();
    });
  }
}

/** The functions with the most time on top of the stack between two times of a profile, each with its milliseconds. */
function ranLongest(
  { nodes, samples = [], timeDeltas = [], startTime }: Profiler.Profile,
  from: number,
  to: number,
): string {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const took = new Map<string, number>();
  let at = startTime / 1_000;
  for (const [index, id] of samples.entries()) {
    const delta = (timeDeltas[index] ?? 0) / 1_000;
    at += delta;
    const frame = byId.get(id);
    if (at < from || at > to || !frame) continue;
    const place = `${frame.functionName || 'anonymous'} ${frame.url.split('/').slice(-2).join('/')}:${frame.lineNumber + 1}`;
    took.set(place, (took.get(place) ?? 0) + delta);
  }
  const longestFirst = [...took].toSorted(([, a], [, b]) => b - a).slice(0, 6);
  return longestFirst.map(([place, milliseconds]) => `${place} ${milliseconds.toFixed(0)} ms`).join(', ');
}

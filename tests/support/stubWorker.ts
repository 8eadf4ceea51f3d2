import { getPriority } from 'node:os';
import { ready, type Answer, type Job } from '../../server/drawing/process/messages.ts';

/** A worker of the document pool that behaves as the template's name says, for rare cases. */
const behaviours: Record<string, () => Answer | undefined> = {
  hang: () => {
    for (;;);
  },
  sleep: () => undefined,
  brief: () => void setTimeout(() => process.send?.({ bytes: Buffer.from('brief') }), 50),
  long: () => {
    const usedMs = () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000;
    for (const end = usedMs() + 800; usedMs() < end;);
    return { bytes: Buffer.from(`long ${getPriority()}`) };
  },
  crash: () => process.exit(3),
  fail: () => ({ failure: 'failed as named' }),
  refuse: () => ({ exceeded: 'documentEffort' }),
  swell: () => void hold(300),
  fatten: () => {
    hold(150);
    return { bytes: Buffer.from('fat') };
  },
};

const held: Buffer[] = [];

/** Allocates real memory. */
function hold(megabytes: number): void {
  held.push(Buffer.alloc(megabytes * 1024 ** 2, 1));
}

process.on('message', ({ kind, request }: Job) => {
  const name = 'template' in request ? String(request.template) : kind;
  const behave = behaviours[name] ?? (() => ({ bytes: Buffer.from(`${process.pid} ${name}`) }));
  const answer = behave();
  if (answer) process.send?.(answer);
});
process.on('disconnect', () => process.exit());
process.send?.(ready);

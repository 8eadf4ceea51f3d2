import type { Answer, Job } from '../../server/documents/messages.ts';

/** A worker of the document pool that does what the template's name says, to try what a real one does rarely. */
const behaviours: Record<string, () => Answer> = {
  hang: () => {
    for (;;);
  },
  crash: () => process.exit(3),
  fail: () => ({ failure: 'said so' }),
};

process.on('message', ({ kind, request }: Job) => {
  const name = kind === 'legal' ? kind : request.template;
  const behave = behaviours[name] ?? (() => ({ pages: [String(process.pid), name] }));
  process.send?.(behave());
});
process.on('disconnect', () => process.exit());

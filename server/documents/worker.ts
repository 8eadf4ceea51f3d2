import { createCompiler } from './compiler.ts';
import type { Answer, Job } from './messages.ts';

/** A process that draws documents for its parent, and is killed when one takes too long. */
const compiler = createCompiler();

process.on('message', (job: Job) => {
  process.send?.(answer(job));
});
// The parent is gone, even by SIGKILL: nobody is left to draw for.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches every process of the group; the parent decides when its workers end.
process.on('SIGINT', () => {});

function answer({ kind, request }: Job): Answer {
  try {
    return kind === 'pdf' ? { pdf: compiler.pdf(request) } : { pages: compiler.pages(request) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

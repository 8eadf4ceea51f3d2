import { createCompiler } from './compiler.ts';
import type { Answer, Drawn, Job } from './messages.ts';

/** A process that draws documents for its parent, and is killed when one takes too long. */
const compiler = createCompiler();

process.on('message', (job: Job) => {
  process.send?.(answer(job));
});
// The parent is gone, even by SIGKILL: nobody is left to draw for.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches every process of the group; the parent decides when its workers end.
process.on('SIGINT', () => {});

function answer(job: Job): Answer {
  try {
    return draw(job);
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function draw({ kind, request }: Job): Drawn {
  switch (kind) {
    case 'pdf':
      return { pdf: compiler.pdf(request) };
    case 'pages':
      return { pages: compiler.pages(request) };
    case 'legal':
      return { pdf: compiler.legal(request) };
  }
}

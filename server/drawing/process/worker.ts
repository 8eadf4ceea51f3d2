import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { designOf } from '../builtIn/builtIn.ts';
import { createCompiler } from '../compiler.ts';
import { TooMuchEffort } from '../effort.ts';
import { ready, type Answer, type Encoding, type Job } from './messages.ts';
import { htmlPage } from '../pages/page.ts';
import { readLines, type DocumentRequest } from '../request.ts';

/**
 * A process that draws documents for its parent, which kills it if one takes too long; its argument is the effort
 * limit.
 */
const compiler = createCompiler(Number(process.argv[2]));

process.on('message', async (job: Job) => {
  send(await answer(job));
});
// The parent has ended, perhaps by SIGKILL.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches every process of the group; the parent decides when its workers end.
process.on('SIGINT', () => {});
send(ready);

/** A failed message means that the parent has ended; so will this process. */
function send(message: Answer | typeof ready): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

async function answer(job: Job): Promise<Answer> {
  try {
    return { bytes: await draw(job) };
  } catch (error) {
    if (error instanceof TooMuchEffort) return { exceeded: 'documentEffort' };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function draw(job: Job): Promise<Uint8Array> {
  switch (job.kind) {
    case 'pdf':
      return compiler.pdf(readLines(job.request));
    case 'html':
      return compressed(pageOf(readLines(job.request), job.modal), job.encoding);
    case 'svg':
      return compressed([JSON.stringify({ pages: [...compiler.joinedPages(readLines(job.request))] })], job.encoding);
    case 'receipt':
      return drawReceipt(job);
    case 'statement':
      return compiler.statement(job.request);
    case 'reminder':
      return compiler.reminder(job.request);
    case 'legal':
      return compiler.legal(job.request);
  }
}

function drawReceipt({ request, form }: Extract<Job, { kind: 'receipt' }>): Uint8Array | Promise<Uint8Array> {
  if (form.kind === 'pdf') return compiler.receipt(request);
  const { provider, invoices } = request.receipt;
  const title = `${provider.name} ${invoices[0]?.number ?? ''}`.trim();
  const { paper } = designOf(request.template).page;
  const pages = compiler.receiptPages(request);
  return compressed(htmlPage({ pages, title, locale: request.locale, modal: form.modal, paper }), form.encoding);
}

function pageOf(request: DocumentRequest, modal: boolean): Iterable<string> {
  const { service_provider: provider, full_number: printed, number } = request.document;
  const title = `${provider?.name ?? ''} ${printed ?? number ?? ''}`.trim();
  const { paper } = designOf(request.template).page;
  return htmlPage({ pages: compiler.pages(request), title, locale: request.locale, modal, paper });
}

/** Compresses once, in this process, so that megabytes never reach the server. */
function compressed(parts: Iterable<string>, encoding: Encoding): Promise<Uint8Array> {
  // Drawings are repetitive: a higher quality takes three times as long and saves a quarter.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 2 };
  const compress = encoding === 'br' ? createBrotliCompress({ params }) : createGzip({ level: 1 });
  return pipeline(parts, compress, buffer);
}

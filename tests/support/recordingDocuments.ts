import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Asking } from '../../server/documents/drawings.ts';
import type { Job } from '../../server/documents/messages.ts';
import type { Documents } from '../../server/documents/render.ts';

type Step = () => Promise<void>;

/** Documents that record requests and draw only text: status and total. */
export interface RecordingDocuments extends Documents {
  readonly asked: Asking[];
  /** Runs a step during the next drawing, or before the document is read. */
  before(step: Step): void;
  beforeReading(step: Step): void;
  forget(): void;
}

/** Creates documents for tests around drawing. */
export function recordingDocuments(): RecordingDocuments {
  const asked: Asking[] = [];
  let drawing: Step | undefined;
  let reading: Step | undefined;

  async function drawn(asking: Asking): Promise<{ bytes: Uint8Array }> {
    asked.push(asking);
    const [first, second] = [reading, drawing];
    reading = drawing = undefined;
    await first?.();
    const read = await asking.read();
    const bytes = 'bytes' in read ? read.bytes : bytesOf(read);
    await second?.();
    return { bytes };
  }

  return {
    asked,
    before: (step) => (drawing = step),
    beforeReading: (step) => (reading = step),
    forget: () => void asked.splice(0),
    draw: drawn,
    waiting: () => 0,
    keptBytes: () => 0,
    outcomes: () => [],
    close: async () => undefined,
  };
}

function bytesOf(job: Job): Uint8Array {
  if (job.kind === 'legal') return Buffer.from(job.kind);
  const words = Buffer.from(`${job.request.document.status} ${job.request.document.subtotal}`);
  if (job.kind === 'pdf') return words;
  return job.encoding === 'br' ? brotliCompressSync(words) : gzipSync(words);
}

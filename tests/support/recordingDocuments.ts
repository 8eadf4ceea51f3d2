import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { DrawingRequest } from '../../server/drawing/process/drawings.ts';
import type { Job } from '../../server/drawing/process/messages.ts';
import type { Documents } from '../../server/drawing/process/render.ts';

type Step = () => Promise<void>;

/** Documents that record requests and draw only text: status and total. */
export interface RecordingDocuments extends Documents {
  readonly requests: DrawingRequest[];
  /** Runs a step during the next drawing, or before the document is read. */
  before(step: Step): void;
  beforeReading(step: Step): void;
  forget(): void;
}

/** Creates documents for tests around drawing. */
export function recordingDocuments(): RecordingDocuments {
  const requests: DrawingRequest[] = [];
  let drawing: Step | undefined;
  let reading: Step | undefined;

  async function drawn(request: DrawingRequest): Promise<{ bytes: Uint8Array }> {
    requests.push(request);
    const [first, second] = [reading, drawing];
    reading = drawing = undefined;
    await first?.();
    const read = await request.read();
    const bytes = 'bytes' in read ? read.bytes : bytesOf(read);
    await second?.();
    return { bytes };
  }

  return {
    requests,
    before: (step) => (drawing = step),
    beforeReading: (step) => (reading = step),
    forget: () => void requests.splice(0),
    draw: drawn,
    waiting: () => 0,
    keptBytes: () => 0,
    outcomes: () => [],
    close: async () => undefined,
  };
}

function bytesOf(job: Job): Uint8Array {
  if (job.kind === 'legal' || job.kind === 'receipt' || job.kind === 'statement' || job.kind === 'reminder')
    return Buffer.from(job.kind);
  const words = Buffer.from(`${job.request.document.status} ${job.request.document.subtotal}`);
  if (job.kind === 'pdf') return words;
  return job.encoding === 'br' ? brotliCompressSync(words) : gzipSync(words);
}

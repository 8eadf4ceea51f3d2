import type { Job } from '../../server/drawing/process/messages.ts';
import { sampleInvoice } from './sampleDocument.ts';

/** The module of `stubJob`. */
export const stubScript = new URL('./stubWorker.ts', import.meta.url);

/** A drawing that a stub worker performs by name: `echo` returns its process and the name. */
export function stubJob(template: string): Job {
  return { kind: 'pdf', request: { template, locale: 'pt', document: sampleInvoice(), lines: '[]' } };
}

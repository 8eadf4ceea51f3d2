/** The statuses of an import: only a large one is judged and written in the background. */
export const importStatuses = [
  'queued',
  'judging',
  'judged',
  'writing',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Those in which a worker is at work; a company has one such import at a time. */
export const runningImports = ['queued', 'judging', 'writing', 'undoing'] as const satisfies readonly ImportStatus[];

/** Why an import ended: its user lost the right to it, its file cannot be read any more, or its work failed repeatedly. */
export const importFailures = ['rights', 'file', 'error'] as const;
export type ImportFailure = (typeof importFailures)[number];

/** The resources whose imports have an entry, by which they can be undone. */
export const importedResources = ['entities', 'items', 'opening-invoices'] as const;

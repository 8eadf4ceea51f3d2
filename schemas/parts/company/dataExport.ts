/** Why an export of all data failed. */
export const dataExportFailures = ['rights_lost', 'too_large', 'too_long', 'interrupted', 'unexpected'] as const;
export type DataExportFailure = (typeof dataExportFailures)[number];

/** Days for which an archive can be downloaded. */
export const keptDays = 7;

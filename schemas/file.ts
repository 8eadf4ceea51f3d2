/** The media types that are taken: those whose content tells what it is. */
export const fileTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

export type FileType = (typeof fileTypes)[number];

/** What a file may be. */
export interface FileRule {
  readonly types: readonly FileType[];
  /** The most bytes it may have. */
  readonly bytes: number;
  /** The most pixels a picture may have across and down. */
  readonly width?: number;
  readonly height?: number;
}

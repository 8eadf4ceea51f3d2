/** The accepted media types, all detectable by content. */
export const fileTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

export type FileType = (typeof fileTypes)[number];

/** The rules for a file. */
export interface FileRule {
  readonly types: readonly FileType[];
  /** Whether a text may have any encoding, not only UTF-8. */
  readonly anyEncoding?: true;
  /** The maximum size in bytes. */
  readonly bytes: number;
  /** The size in pixels to which a larger picture is scaled when it arrives. */
  readonly width?: number;
  readonly height?: number;
}

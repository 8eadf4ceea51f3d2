/** A stored file, without its bytes. */
export interface StoredFile {
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

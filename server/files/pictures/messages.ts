import type { PictureType } from './picture.ts';

/** The request to a process that converts a picture. */
export interface Conversion {
  readonly type: PictureType;
  readonly bytes: Uint8Array;
  /** The largest size of the result. */
  readonly width: number;
  readonly height: number;
  readonly mostBytes: number;
  /** The most pixels to decode. */
  readonly pixels: number;
}

/** A picture that screens and documents show alike. */
export interface Converted {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Why a picture is refused: its content is damaged or of a form that is not known, or it takes too much to decode. */
export type PictureRefusal = 'damaged' | 'tooLarge';

export type PictureMessage = Converted | { readonly refused: PictureRefusal };

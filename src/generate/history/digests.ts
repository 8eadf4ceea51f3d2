import type { Translate } from '../../../domain/kinds/codec.ts';

/** Whether the log has only a digest of a value: of pictures, formatting and long texts. */
export const isDigest = (value: unknown): boolean =>
  typeof value === 'string' && /^(md5|sha256|format):[\da-f]+$/.test(value);

/** The text for a value that the log does not contain: a picture, formatting, a long text, a secret. */
export function digestWord(was: unknown, is: unknown, translate: Translate): string {
  const isOf = (form: string) => [was, is].some((value) => String(value).startsWith(form));
  if (isOf('format:')) return translate('documents.history.formatting');
  if (isOf('md5:')) return translate('documents.history.long');
  if (was === undefined || was === null) return translate('documents.history.added');
  return translate(`documents.history.${is === undefined || is === null ? 'removed' : 'replaced'}`);
}

import type { FileType } from '../../schemas/file.ts';
import { formats } from './checkFile.ts';

/** The maximum length of a name; file systems allow at least 255 bytes. */
export const nameLength = 120;

/**
 * Cleans a file name: the part after the last slash, on one line, without invisible characters, with the extension of
 * its content. The result is never a path.
 */
export function fileName(sent: string, type: FileType): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const visible = last.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(/\p{C}/gu, '');
  const plain = visible.replaceAll(/[<>:"|?*]/g, '_').replaceAll(/^[. ]+|[. ]+$/g, '');
  const dot = plain.lastIndexOf('.');
  const ending = dot < 0 ? '' : plain.slice(dot + 1).toLowerCase();
  const { endings } = formats[type];
  const stem = endings.includes(ending) ? plain.slice(0, dot) : plain;
  const kept = endings.includes(ending) ? plain.slice(dot) : `.${endings[0]}`;
  return cutTo(nameLength - kept.length, stem.trimEnd() || 'file') + kept;
}

const cutTo = (length: number, text: string): string => {
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return cut;
};

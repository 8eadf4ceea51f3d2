import { tooHeavy } from '../../../domain/files/checkFile.ts';
import { importLimit } from '../../../domain/files/uploadLimit.ts';
import type { Issue } from '../../../domain/validation/issue.ts';

/** A selected file with its content at that time; a later change requires a new selection. */
export interface ChosenTable {
  readonly id: string;
  readonly file: File;
}

/** Reads a file, or returns why it cannot be imported. */
export async function readChosen(file: File): Promise<ChosenTable | Omit<Issue, 'path'>> {
  if (file.size > importLimit) return tooHeavy({ bytes: importLimit });
  try {
    const read = new File([await file.arrayBuffer()], file.name, { type: file.type });
    return { id: crypto.randomUUID(), file: read };
  } catch {
    return { key: 'generate.import.unreadable' };
  }
}

import type { FieldErrors } from '../../../dataProvider/httpError.ts';

/** Returns whether an error concerns one line. */
export const isOfLine = (path: string): boolean => /^\w+\.\d+\./.test(path);

/** Returns the server's messages about lines with scenarios for other countries. */
export function unfitWords(errors: FieldErrors, translate: (key: string, args: object) => string): string {
  return Object.entries(errors)
    .map(([path, text]) => translate('documents.unfit.line', { line: Number(path.split('.')[1]) + 1, problem: text }))
    .join('\n');
}

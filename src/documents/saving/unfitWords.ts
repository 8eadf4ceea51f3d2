import type { FieldErrors } from '../../../dataProvider/httpError.ts';

/** Whether a message is about one line. */
export const isOfLine = (path: string): boolean => /^\w+\.\d+\./.test(path);

/** Each line whose scenario is for other countries, with what the server says of it. */
export function unfitWords(errors: FieldErrors, translate: (key: string, args: object) => string): string {
  return Object.entries(errors)
    .map(([path, said]) => translate('documents.unfit.line', { line: Number(path.split('.')[1]) + 1, said }))
    .join('\n');
}

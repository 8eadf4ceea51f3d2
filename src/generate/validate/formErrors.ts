import { set, type FieldErrors } from 'react-hook-form';
import type { Issue } from '../../../domain/validation/issue.ts';

/** react-admin's own mark for a message that is translated where it is shown, and so follows the language. */
const translatedWhenShown = '@@react-admin@@';

/** Issues as react-hook-form nests errors: those of rows below those of their collection. */
export function formErrors(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, key, args = {} } of issues.toSorted((a, b) => a.path.length - b.path.length)) {
    set(errors, path, { type: key, message: translatedWhenShown + JSON.stringify({ message: key, args }) });
  }
  return errors;
}

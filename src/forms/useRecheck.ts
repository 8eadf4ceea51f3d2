import { get, useFormContext, useFormState } from 'react-hook-form';
import { isObject } from '../../domain/schema/isObject.ts';

/** Returns the marked paths of a form's state: `location.address`. */
const marked = (fields: unknown, path = ''): string[] =>
  isObject(fields) || Array.isArray(fields)
    ? Object.entries(fields).flatMap(([name, inner]) => marked(inner, path ? `${path}.${name}` : name))
    : fields === true
      ? [path]
      : [];

/** Revalidates touched fields when another changes: a tax id becomes invalid for another country. */
export function useRecheck(): () => void {
  const { trigger } = useFormContext();
  const { touchedFields, errors } = useFormState();
  return () => {
    // The server's errors stay until their field changes.
    const left = marked(touchedFields).filter((path) => get(errors, path) === undefined);
    if (left.length > 0) void trigger(left);
  };
}

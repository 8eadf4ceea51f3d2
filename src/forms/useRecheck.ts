import { useRef } from 'react';
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
  const { getValues, trigger } = useFormContext();
  const { touchedFields, errors } = useFormState();
  const checked = useRef<string>(undefined);
  return () => {
    // Validation re-renders all fields, so a field that is left unchanged causes none.
    const values = JSON.stringify(getValues());
    if (values === checked.current) return;
    checked.current = values;
    // The server's errors stay until their field changes.
    const left = marked(touchedFields).filter((path) => get(errors, path) === undefined);
    if (left.length > 0) void trigger(left);
  };
}

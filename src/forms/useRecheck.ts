import { get, useFormContext, useFormState } from 'react-hook-form';
import { isObject } from '../../domain/schema/isObject.ts';

/** The paths that are marked in what a form knows of its fields: `location.address`. */
const marked = (fields: unknown, path = ''): string[] =>
  isObject(fields) || Array.isArray(fields)
    ? Object.entries(fields).flatMap(([name, inner]) => marked(inner, path ? `${path}.${name}` : name))
    : fields === true
      ? [path]
      : [];

/** Checks again what was left before, whenever another field is: a tax id is wrong for a country that is chosen later. */
export function useRecheck(): () => void {
  const { trigger } = useFormContext();
  const { touchedFields, errors } = useFormState();
  return () => {
    // What the server refused stays told until it is changed.
    const left = marked(touchedFields).filter((path) => get(errors, path) === undefined);
    if (left.length > 0) void trigger(left);
  };
}

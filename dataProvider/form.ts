type Wire = Readonly<Record<string, unknown>>;

const isFile = (value: unknown): value is File => value instanceof File;

const hasFile = (value: unknown): boolean => (Array.isArray(value) ? value.some(isFile) : isFile(value));

/** Returns JSON, or a form if there are files. */
export const withFiles = (record: Wire): Wire | FormData =>
  Object.values(record).some(hasFile) ? formOf(record) : record;

/** Converts a record to a form: files as parts, texts unchanged, other values as JSON. */
function formOf(record: Wire): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(record)) {
    const all: readonly unknown[] = hasFile(value) && Array.isArray(value) ? value : [value];
    const files = all.filter(isFile);
    const kept = all.filter((each) => !isFile(each));
    const field = files.length === 0 ? value : kept.length > 0 ? kept : undefined;
    if (field !== undefined && field !== null)
      form.set(name, typeof field === 'string' ? field : JSON.stringify(field));
    for (const file of files) form.append(name, file, file.name);
  }
  return form;
}

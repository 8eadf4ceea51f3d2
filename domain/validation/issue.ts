/** A number in a message, formatted per language; its unit is `%` or a currency. */
export interface Figure {
  readonly figure: string;
  readonly unit?: '%' | (string & {});
}

/** An error in a record: the form source and the locale key. */
export interface Issue {
  path: string;
  /** A locale key, such as `validation.required`. */
  key: string;
  args?: Record<string, string | number | Figure>;
}

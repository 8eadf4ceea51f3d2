/** The names of the languages of documents, as properties of a record that is printed. */
export const languageNames = ['pt_name', 'en_name', 'es_name'] as const;

export type LanguageNames = { readonly [Name in (typeof languageNames)[number]]?: string | undefined };

/** Optional names in the languages of documents, which print them instead of the record's own name. */
export const namesUpTo = <const Length extends number>(maxLength: Length) => {
  const name = { type: 'string', minLength: 1, maxLength, printed: true } as const;
  return { pt_name: name, en_name: name, es_name: name } as const;
};

const kept = { type: 'string', readOnly: true } as const;

/** The same as a line keeps them. */
export const keptNames = { pt_name: kept, en_name: kept, es_name: kept } as const;

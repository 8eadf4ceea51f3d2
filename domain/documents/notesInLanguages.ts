import { languageCodes, type Language } from '../languages.ts';

/** The legal texts of a tax by language. */
export type LanguageNotes = Partial<Record<`${Language}_note`, string | undefined>>;

/** Returns the legal text in a language, else in the first that has one; undefined without any. */
export const noteIn = (record: LanguageNotes, language: Language): string | undefined =>
  [language, ...languageCodes].map((code) => record[`${code}_note`]).find(Boolean);

/** Returns the legal texts that a record has; null without any. */
export function notesOf(record: LanguageNotes): LanguageNotes | null {
  const notes = languageCodes.flatMap((code) => {
    const note = record[`${code}_note`];
    return note ? [[`${code}_note`, note] as const] : [];
  });
  return notes.length > 0 ? Object.fromEntries(notes) : null;
}

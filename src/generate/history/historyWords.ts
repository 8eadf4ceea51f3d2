import type { AuditEntry } from '../../../dataProvider/calls/history.ts';
import type { Translate } from '../../../domain/kinds/codec.ts';
import { fieldKey } from '../../../domain/kinds/words.ts';
import type { Language } from '../../../domain/languages.ts';
import { attachmentsProperty } from '../../../schemas/attachments.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** How many fields a sentence names before it says that there are others. */
const mostNamed = 3;

/** What a save changed, by the names of its fields. */
export function changedSentence(fields: readonly string[], language: Language, translate: Translate): string {
  const names = [...new Set(fields)];
  if (names.length === 0) return translate('documents.history.updated');
  const shown = names.length > mostNamed ? [...names.slice(0, mostNamed), '…'] : names;
  const list = names.length > mostNamed ? shown.join(', ') : new Intl.ListFormat(language).format(shown);
  return translate('documents.history.sentences.changed', { fields: list });
}

/** What an entry says that a command made, in the command's own words. */
export function commandSentence({ command }: Pick<AuditEntry, 'command'>, translate: Translate): string | undefined {
  const [resource, verb] = command?.split('.') ?? [];
  return verb === undefined
    ? undefined
    : translate(`resources.${resource}.actions.${verb}.done`, { _: translate('documents.history.updated') });
}

type Of = Pick<Resource, 'name'>;

/** A path within a list has the number of its row: `tributes.2.value`. */
const withinList = /^([^.]+)\.(\d+)(?:\.(.+))?$/;

/** Whether a path is of a row within a list. */
export const isWithinList = (path: string): boolean => withinList.test(path);

/** What a field is called; within a list by the list alone. */
export function fieldLabel({ name }: Of, path: string, translate: Translate): string {
  if (path === attachmentsProperty) return translate('documents.history.fields.attachments');
  return translate(fieldKey(name, withinList.exec(path)?.[1] ?? path));
}

/** The same with the row it is in, and which of its fields: `Taxes 3 · Rate`. */
export function changeLabel(of: Of, path: string, translate: Translate): string {
  const [, , row, field] = withinList.exec(path) ?? [];
  const label = fieldLabel(of, path, translate);
  if (row === undefined) return label;
  const inRow = `${label} ${Number(row) + 1}`;
  return field === undefined ? inRow : `${inRow} · ${translate(fieldKey(of.name, path))}`;
}

/** What an entry says: what a command did, that the record was made, or which fields a save changed. */
export function sentenceOf(of: Of, entry: AuditEntry, language: Language, translate: Translate): string {
  const done = commandSentence(entry, translate);
  if (done !== undefined) return done;
  if (entry.action === 'created') return translate('generate.history.created');
  const fields = Object.keys(entry.changes).map((path) => fieldLabel(of, path, translate));
  return changedSentence(fields, language, translate);
}

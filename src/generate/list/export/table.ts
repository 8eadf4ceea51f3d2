import type { RaRecord } from 'ra-core';
import { get } from 'react-hook-form';
import { fieldKey } from '../../../../domain/kinds/words.ts';
import type { TextContext } from '../../../../domain/kinds/codec.ts';
import { codecFor } from '../../../../domain/kinds/registry.ts';
import type { PageProperty } from '../../properties.ts';

/** Records as rows of text below the columns' names, all in the language asked for. */
export function tableOf(
  records: readonly RaRecord[],
  columns: readonly PageProperty[],
  words: Pick<TextContext, 'language' | 'translate' | 'labelOf'>,
): readonly (readonly string[])[] {
  const head = columns.map(({ resource, path }) => words.translate(fieldKey(resource, path)));
  const rows = records.map((record) =>
    columns.map(({ kind: _kind, ...of }) => {
      const value: unknown = get(record, of.path);
      return codecFor(of.property).toText(value, { ...of, ...words });
    }),
  );
  return [head, ...rows];
}

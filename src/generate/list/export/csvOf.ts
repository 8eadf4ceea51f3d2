import type { RaRecord } from 'ra-core';
import { get } from 'react-hook-form';
import { writeCsv } from '../../../../domain/csv.ts';
import { fieldKey } from '../../../../domain/kinds/words.ts';
import type { TextContext } from '../../../../domain/kinds/codec.ts';
import { codecFor } from '../../../../domain/kinds/registry.ts';
import type { PageProperty } from '../../properties.ts';

/** Records as a CSV file below the columns' names, all in the language asked for. */
export function csvOf(
  records: readonly RaRecord[],
  columns: readonly PageProperty[],
  words: Pick<TextContext, 'language' | 'translate' | 'labelOf'>,
): Blob {
  const head = columns.map(({ resource, path }) => words.translate(fieldKey(resource, path)));
  const rows = records.map((record) =>
    columns.map(({ kind: _kind, ...of }) => {
      const value: unknown = get(record, of.path);
      return codecFor(of.property).toText(value, { ...of, ...words });
    }),
  );
  return new Blob([writeCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' });
}

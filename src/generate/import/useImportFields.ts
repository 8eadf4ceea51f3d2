import { useTranslate } from 'react-admin';
import { partColumns } from '../../../domain/imports/importTargets.ts';
import { importColumns } from '../../../domain/lists/importColumns.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import type { Field } from './ColumnChoice.tsx';

/** Returns the properties that a column can map to, with the parts of an address below it. */
export function useImportFields(resource: Resource): Field[] {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const parts = [...partColumns(resource)];
  return importColumns(resource).flatMap(({ path }) => [
    { path, label: labelOf(path) },
    ...parts
      .filter(([, { address }]) => address === path)
      .map(([name, { part }]) => ({
        path: name,
        label: translate('generate.import.part', {
          address: labelOf(path),
          part: translate(`generate.import.parts.${part}`),
        }),
      })),
  ]);
}

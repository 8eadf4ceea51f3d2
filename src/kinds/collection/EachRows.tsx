import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isRows, type Row } from '../../../domain/kinds/collection.ts';
import { referenceKey, referenceLabel, type Reference } from '../../../domain/kinds/reference.ts';
import { sameText } from '../../../domain/lists/searchText.ts';
import { ownProperty } from '../../../domain/schema/property.ts';
import type { Each } from '../../../schemas/each.ts';
import { resourceOf } from '../../data/resources.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { InputProps } from '../kind.ts';
import { useLabelOf } from '../shared/words.ts';
import { columnsOf, EachRow } from './EachRow.tsx';
import { partsOf, type KindByName } from './rows.ts';

/** The number of rows from which a search appears. */
const searchedFrom = 12;

interface EachRowsProps {
  readonly input: InputProps;
  readonly each: Each;
  readonly references: readonly Reference[];
  readonly kindByName: KindByName;
}

/** Rows by the names of their records. The form has one for each, including those without values. */
export function EachRows({ input, each, references, kindByName }: EachRowsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const labelOf = useLabelOf(input.resource);
  const rows = useRows(input.source, each, references);
  const { errors } = useFormState({ name: input.source });
  const [search, setSearch] = useState('');
  const { ref = '' } = ownProperty(input.property.items ?? {}, each.path) ?? {};
  const { label } = resourceOf(ref);
  const parts = partsOf(input.property, kindByName).filter(({ name }) => name !== each.path);
  const named = rows
    .map((row, index) => ({ index, row, name: referenceLabel(row[each.path], label) ?? '' }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  const isFound = ({ name, index }: (typeof named)[number]): boolean =>
    sameText(name).includes(sameText(search)) || get(errors, `${input.source}.${index}`) !== undefined;
  const found = named.filter(isFound);

  if (named.length === 0)
    return <Typography color="textSecondary">{translate(`resources.${input.resource}.none.${input.path}`)}</Typography>;
  return (
    <>
      {named.length >= searchedFrom && (
        <TextField
          type="search"
          label={translate('ra.action.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // Enter must not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          sx={{ maxWidth: 320 }}
        />
      )}
      <Box aria-hidden sx={{ ...columnsOf(parts), color: 'text.secondary' }}>
        {[each.path, ...parts.map((part) => part.name)].map((name) => (
          <Typography key={name} variant="caption">
            {labelOf(`${input.path}.${name}`)}
          </Typography>
        ))}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.map(({ index, name }) => (
          <EachRow key={index} input={input} index={index} name={name} parts={parts} />
        ))}
      </Box>
      {found.length === 0 && <Typography role="status">{translate('generate.collection.noneFound')}</Typography>}
    </>
  );
}

/** Returns the form's rows, completed with one per record. This does not make the form dirty. */
function useRows(source: string, { path }: Each, references: readonly Reference[]): readonly Row[] {
  const { reset, setValue, getFieldState, formState } = useFormContext();
  const { defaultValues } = formState;
  const value: unknown = useWatch({ name: source });
  const rows = isRows(value) ? value : [];
  const keyOf = (row: Row) => referenceKey(row[path]);
  const there = new Set(rows.map(keyOf));
  const missing = references.filter((reference) => !there.has(referenceKey(reference)));
  useEffect(() => {
    if (missing.length === 0) return;
    const whole = [...rows, ...missing.map((reference) => ({ [path]: reference }))];
    if (getFieldState(source, formState).isDirty) setValue(source, whole);
    else reset({ ...defaultValues, [source]: whole }, { keepDirtyValues: true, keepSubmitCount: true });
  });
  return rows;
}

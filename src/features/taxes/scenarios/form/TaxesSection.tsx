import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate, ValidationError } from 'react-admin';
import { useMemo, useRef, useState } from 'react';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { isCountry } from '../../../../../domain/kinds/country.ts';
import { addDays } from '../../../../../domain/dates/date.ts';
import { rowSeries } from '../../../../../domain/taxes/rowSeries.ts';
import { factsHere } from '../../../../generate/facts.ts';
import type { TaxRow } from '../words/formRow.ts';
import type { Speech } from '../words/rowWords.ts';
import { TaxTable } from '../words/TaxTable.tsx';
import type { Corridor } from '../words/useSpeech.ts';
import { newRow, nextYear, rowAfter } from './newRow.ts';
import { TaxItem } from './TaxItem.tsx';

interface TaxesSectionProps {
  readonly rows: readonly TaxRow[];
  readonly corridor: Corridor;
  readonly speech: Speech;
}

/** The taxes of a scenario by country, each opening into its details. */
export function TaxesSection({ rows, corridor, speech }: TaxesSectionProps) {
  const translate = useTranslate();
  const [today] = useState(() => factsHere().today);
  const [added, setAdded] = useState<{ readonly at: number; readonly attempts: number }>();
  const addButtons = useRef<Partial<Record<keyof Corridor, HTMLButtonElement | null>>>({});
  const { getValues, setValue } = useFormContext();
  const { fields, append, remove } = useFieldArray({ name: 'tributes', keyName: '@key' });
  const { errors, submitCount } = useFormState({ name: 'tributes' });
  const message: unknown = get(errors, 'tributes.message') ?? get(errors, 'tributes.root.message');
  const series = useMemo(() => rowSeries(rows, today), [rows, today]);

  const add = (row: object) => {
    setAdded({ at: fields.length, attempts: submitCount });
    append(row, { shouldFocus: false });
  };
  const change = (at: number, name: string, value: unknown) =>
    setValue(`tributes.${at}.${name}`, value, { shouldDirty: true });
  const follow = (at: number) => {
    const from = nextYear(rows[at]?.valid_from ?? today);
    change(at, 'valid_until', addDays(from, -1));
    add(rowAfter(getValues(`tributes.${at}`), from));
  };
  const end = typeof message === 'string' && (
    <FormHelperText error sx={{ px: 3, pb: 2 }}>
      <ValidationError error={message} />
    </FormHelperText>
  );

  return (
    <TaxTable corridor={corridor} end={end}>
      {(side, countryName) => {
        const country = corridor[side];
        const isOrigin = side === 'origin';
        const here = series.filter(([first = 0]) => rows[first]?.is_origin === isOrigin);
        return (
          <>
            {here.length === 0 && <p className="tax-none">{translate('scenarios.rows.none')}</p>}
            <ul className="tax-list">
              {here.flatMap((members) =>
                members.map((at, place) => (
                  <TaxItem
                    key={fields[at]?.['@key'] ?? at}
                    index={at}
                    rows={rows}
                    isLater={place > 0}
                    addedAfter={added?.at === at ? added.attempts : undefined}
                    country={isCountry(country) ? country : undefined}
                    speech={speech}
                    onMove={() => change(at, 'is_origin', !isOrigin)}
                    onFollow={() => follow(at)}
                    onRemove={() => {
                      remove(at);
                      setAdded(undefined);
                      addButtons.current[side]?.focus();
                    }}
                  />
                )),
              )}
            </ul>
            <Button
              size="small"
              startIcon={<AddIcon />}
              ref={(element) => {
                addButtons.current[side] = element;
              }}
              onClick={() => add(newRow(isOrigin))}
              sx={{ mx: { xs: 1, sm: 2 }, my: 1 }}
            >
              {translate('scenarios.rows.add', { country: countryName })}
            </Button>
          </>
        );
      }}
    </TaxTable>
  );
}

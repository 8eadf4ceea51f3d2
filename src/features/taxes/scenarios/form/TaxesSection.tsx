import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslate, ValidationError } from 'react-admin';
import { useId, useMemo, useRef, useState } from 'react';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { nameOfCountry, isCountry } from '../../../../../domain/kinds/country.ts';
import { addDays } from '../../../../../domain/dates/date.ts';
import { rowSeries } from '../../../../../domain/taxes/rowSeries.ts';
import { factsHere } from '../../../../generate/facts.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { Flag } from '../../../../shell/display/Flag.tsx';
import type { TaxRow } from '../words/formRow.ts';
import type { Speech } from '../words/rowWords.ts';
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
  const language = useLanguage();
  const heading = useId();
  const [today] = useState(() => factsHere().today);
  const [added, setAdded] = useState<{ readonly at: number; readonly attempts: number }>();
  const addButtons = useRef<Record<string, HTMLButtonElement | null>>({});
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

  return (
    <Card component="section" aria-labelledby={heading} className="taxes">
      <Typography id={heading} variant="h5" component="h2" sx={{ p: { xs: 2, sm: 3 }, pb: '12px !important' }}>
        {translate('resources.scenarios.fields.tributes')}
      </Typography>
      <div className="tax-columns tax-grid" aria-hidden="true">
        {(['tax', 'who', 'rate', 'of', 'back'] as const).map((name) => (
          <span key={name}>{translate(`scenarios.columns.${name}`)}</span>
        ))}
      </div>
      {(['destiny', 'origin'] as const).map((side) => {
        const country = corridor[side];
        const isOrigin = side === 'origin';
        const here = series.filter(([first = 0]) => rows[first]?.is_origin === isOrigin);
        const name = isCountry(country) ? nameOfCountry(country, language) : translate(`scenarios.side.${side}`);
        return (
          <section key={side} aria-label={name}>
            <h3 className="tax-country">
              {isCountry(country) && country.identifier && <Flag country={country.identifier} alt="" />}
              {name}
              {isCountry(country) && <span className="quiet">{translate(`scenarios.side.${side}`)}</span>}
            </h3>
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
                    onFollow={() => {
                      const from = nextYear(rows[at]?.valid_from ?? today);
                      change(at, 'valid_until', addDays(from, -1));
                      add(rowAfter(getValues(`tributes.${at}`), from));
                    }}
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
              {translate('scenarios.rows.add', { country: name })}
            </Button>
          </section>
        );
      })}
      {typeof message === 'string' && (
        <FormHelperText error sx={{ px: 3, pb: 2 }}>
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </Card>
  );
}

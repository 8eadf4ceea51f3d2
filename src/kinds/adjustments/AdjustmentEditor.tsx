import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useTranslate, ValidationError } from 'react-admin';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Property } from '../../../domain/schema/property.ts';
import type { InputProps } from '../kind.ts';
import { money } from '../money/index.tsx';
import { percent } from '../percent/index.tsx';
import { reference } from '../reference/index.tsx';
import { SelectBox } from '../shared/SelectBox.tsx';
import { text } from '../text/index.tsx';
import { UnitSelect, type Unit } from './UnitSelect.tsx';

interface AdjustmentEditorProps {
  readonly input: InputProps;
  readonly index: number;
  readonly properties: Readonly<Record<string, Property>>;
  /** The error of the adjustment as a whole. */
  readonly message: unknown;
  /** Whether it is new: it takes focus. */
  readonly isAdded: boolean;
  readonly onRemove: () => void;
}

/** Where there is room, kind, value, unit, reason and code stand in a row, above the scenario of a document's. */
const roomy = '@container (min-width: 480px)';
const layout = {
  display: 'grid',
  columnGap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [roomy]: { gridTemplateColumns: 'minmax(108px, 1fr) minmax(90px, 1fr) 84px minmax(110px, 2fr) 84px' },
};
/** A part that has a row of its own, where there is no room. */
const wide = { gridColumn: '1 / -1', [roomy]: { gridColumn: 'auto' } };

/** A discount or charge: a percentage or an amount, with its reason. */
export function AdjustmentEditor({ input, index, properties, message, isAdded, onRemove }: AdjustmentEditorProps) {
  const translate = useTranslate();
  const at = `${input.source}.${index}`;
  const { setValue, getValues } = useFormContext();
  const amount: unknown = useWatch({ name: `${at}.amount` });
  const [unit, setUnit] = useState<Unit>(amount === null || amount === undefined ? 'percent' : 'amount');
  // Few are for a scenario alone.
  const [isLimited, setLimited] = useState(Boolean(getValues(`${at}.scenery`)));
  const choose = (next: Unit) => {
    // What was typed stays.
    setValue(`${at}.${next}`, getValues(`${at}.${unit}`) ?? null, { shouldDirty: true });
    setValue(`${at}.${unit}`, null);
    setUnit(next);
  };
  const partOf = (name: string, word = name): InputProps => ({
    source: `${at}.${name}`,
    resource: input.resource,
    path: `${input.path}.${name}`,
    property: properties[name] ?? {},
    label: translate(`documents.adjustments.${word}`),
    ...(input.disabled && { disabled: true }),
  });
  const Value = unit === 'percent' ? percent.Input : money.Input;
  const kinds = (['discount', 'charge'] as const).map((value) => ({ value, label: translate(`figures.${value}`) }));

  return (
    <Box
      role="group"
      aria-label={translate('generate.collection.row', { number: index + 1 })}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1, alignItems: 'start', mt: 1 }}
    >
      <Box sx={layout}>
        <Box sx={wide}>
          <SelectBox input={partOf('kind')} options={kinds} />
        </Box>
        <Value key={unit} {...partOf(unit, 'value')} autoFocus={isAdded} />
        <UnitSelect unit={unit} disabled={input.disabled} onChoose={choose} />
        <Box sx={wide}>
          <text.Input {...partOf('reason')} />
        </Box>
        <text.Input {...partOf('reason_code')} />
        {properties['scenery'] && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            {isLimited ? (
              <reference.Input {...partOf('scenery')} />
            ) : (
              <Button size="small" disabled={input.disabled} onClick={() => setLimited(true)}>
                {translate('documents.adjustments.scenery')}
              </Button>
            )}
          </Box>
        )}
      </Box>
      <IconButton
        aria-label={translate('generate.collection.remove', { number: index + 1 })}
        disabled={input.disabled}
        onClick={onRemove}
        sx={{ mt: 2.5 }}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      {typeof message === 'string' && (
        <FormHelperText error sx={{ gridColumn: '1 / -1' }}>
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </Box>
  );
}

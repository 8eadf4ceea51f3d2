import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate, ValidationError } from 'react-admin';
import { use, useId, useState } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { propertiesOf } from '../../../domain/schema/property.ts';
import { currency as currencyKind } from '../currency/index.tsx';
import type { InputProps } from '../kind.ts';
import { money as moneyKind } from '../money/index.tsx';
import { HintContext } from '../shared/hint.ts';
import { useLabelOf } from '../shared/words.ts';

const parts = { currency: currencyKind.Input, amount: moneyKind.Input };

/** An amount for each currency: a line each, of currency and amount. */
export function AmountsEditor(input: InputProps) {
  const translate = useTranslate();
  const hint = use(HintContext);
  const id = useId();
  const rows = useFieldArray({ name: input.source, keyName: '@key' });
  const { errors } = useFormState({ name: input.source });
  const [added, setAdded] = useState<number>();
  const { maxItems = Infinity } = input.property;
  const message: unknown = get(errors, `${input.source}.message`) ?? get(errors, `${input.source}.root.message`);
  const add = () => {
    setAdded(rows.fields.length);
    rows.append({ currency: null, amount: null }, { shouldFocus: false });
  };

  return (
    <Box role="group" aria-labelledby={`${id}-name`} aria-describedby={hint && `${id}-hint`} sx={{ mb: 2 }}>
      <Typography id={`${id}-name`} variant="subtitle2" component="div">
        {input.label}
      </Typography>
      {hint && (
        <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <HintContext value={undefined}>
        {rows.fields.map((field, index) => (
          <AmountRow
            key={field['@key']}
            input={input}
            index={index}
            isAdded={added === index}
            onRemove={() => rows.remove(index)}
          />
        ))}
      </HintContext>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 1 }}>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={add}
          disabled={input.disabled || rows.fields.length >= maxItems}
        >
          {translate('generate.amounts.add')}
        </Button>
        {typeof message === 'string' && (
          <FormHelperText error>
            <ValidationError error={message} />
          </FormHelperText>
        )}
      </Stack>
    </Box>
  );
}

interface AmountRowProps {
  readonly input: InputProps;
  readonly index: number;
  /** Whether the row is new: it takes focus. */
  readonly isAdded: boolean;
  readonly onRemove: () => void;
}

function AmountRow({ input, index, isAdded, onRemove }: AmountRowProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(input.resource);
  const properties = propertiesOf(input.property.items ?? {});
  return (
    <Box
      role="group"
      aria-label={translate('generate.collection.row', { number: index + 1 })}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
        columnGap: 1,
        alignItems: 'start',
        maxWidth: 480,
        mt: 1,
      }}
    >
      {Object.entries(parts).map(([name, Input]) => (
        <Input
          key={name}
          source={`${input.source}.${index}.${name}`}
          resource={input.resource}
          path={`${input.path}.${name}`}
          property={properties[name] ?? {}}
          label={labelOf(`${input.path}.${name}`)}
          required
          disabled={input.disabled}
          autoFocus={isAdded && name === 'currency'}
        />
      ))}
      <IconButton
        aria-label={translate('generate.collection.remove', { number: index + 1 })}
        disabled={input.disabled}
        onClick={onRemove}
        sx={{ mt: 3 }}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { boolean as codec } from '../../../domain/kinds/boolean.ts';
import { booleanWord, hasOwnWords } from '../../../domain/kinds/words.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps } from '../kind.ts';
import { SelectBox } from '../shared/SelectBox.tsx';
import { useControl } from '../shared/useControl.tsx';
import { textValue } from '../shared/TextValue.tsx';

/** A switch with its label. */
function SwitchBox(input: InputProps) {
  const control = useControl(input.source);
  return (
    <FormControl error={control.invalid} disabled={input.disabled} sx={{ pt: { sm: 3 } }}>
      <FormControlLabel
        label={input.label}
        control={
          <Switch
            name={input.source}
            checked={control.value === true}
            onChange={(_event, checked) => control.set(checked)}
            onBlur={control.onBlur}
            slotProps={{ input: { ref: control.ref, role: 'switch' } }}
          />
        }
      />
      <FormHelperText>{control.message}</FormHelperText>
    </FormControl>
  );
}

function Input(props: InputProps) {
  const translate = useTranslate();
  if (!hasOwnWords(props, translate)) return <SwitchBox {...props} />;
  return <SelectBox input={props} options={optionsOf(props, translate)} absent={false} />;
}

function Filter(props: InputProps) {
  const translate = useTranslate();
  return <SelectBox input={props} options={optionsOf(props, translate)} none={translate('generate.choice.any')} />;
}

const optionsOf = (props: InputProps, translate: ReturnType<typeof useTranslate>) =>
  [true, false].map((value) => ({ value, label: booleanWord(props, value, translate) }));

/** Yes or no: a switch, or a choice if the values have their own texts. */
export const boolean = defineKind('boolean', codec, {
  Cell: textValue(codec),
  Input,
  Filter,
  samples: [
    { value: true, property: { type: 'boolean' } },
    { value: false, property: { type: 'boolean' } },
  ],
});

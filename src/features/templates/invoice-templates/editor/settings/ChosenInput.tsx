import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { choicesOf } from '../../../../../../domain/kinds/choice.ts';
import { isText } from '../../../../../../domain/kinds/text.ts';
import { valueKey } from '../../../../../../domain/kinds/words.ts';
import type { InputProps } from '../../../../../kinds/kind.ts';
import { useControl } from '../../../../../kinds/shared/useControl.tsx';

/** Some of a few names, in the order of printing. */
export function ChosenInput(input: InputProps) {
  const translate = useTranslate();
  const id = useId();
  const control = useControl(input.source);
  const chosen = Array.isArray(control.value) ? control.value.filter(isText) : [];
  const names = choicesOf(input.property.items ?? {});
  const rows = [...chosen, ...names.filter((name) => !chosen.includes(name))];
  const toggle = (name: string) =>
    control.set(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  const move = (at: number, by: -1 | 1) => control.set(chosen.toSpliced(at, 1).toSpliced(at + by, 0, chosen[at] ?? ''));

  return (
    <FormControl component="fieldset" error={control.invalid} ref={control.ref} tabIndex={-1}>
      <FormLabel component="legend">{input.label}</FormLabel>
      <ul className="template-chosen">
        {rows.map((name, at) => {
          const label = translate(valueKey(input, name));
          const isChosen = at < chosen.length;
          return (
            <li key={name}>
              <FormControlLabel
                label={label}
                control={
                  <Checkbox size="small" checked={isChosen} onChange={() => toggle(name)} name={`${id}-${name}`} />
                }
              />
              {isChosen && (
                <span>
                  <IconButton
                    size="small"
                    disabled={at === 0}
                    aria-label={translate('templateEditor.earlier', { name: label })}
                    onClick={() => move(at, -1)}
                  >
                    <UpIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    disabled={at === chosen.length - 1}
                    aria-label={translate('templateEditor.later', { name: label })}
                    onClick={() => move(at, 1)}
                  >
                    <DownIcon fontSize="small" />
                  </IconButton>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <FormHelperText>{control.message}</FormHelperText>
    </FormControl>
  );
}

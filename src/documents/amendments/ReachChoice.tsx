import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatDate } from '../../../domain/kinds/date.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useControl } from '../../kinds/shared/useControl.tsx';

interface ReachChoiceProps {
  /** The form's field for "and all later ones". */
  readonly source: string;
  /** The due date of the current document. */
  readonly due: string;
}

/** Selects whether an amendment applies to one scheduled document or also to all later ones. */
export function ReachChoice({ source, due }: ReachChoiceProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const label = useId();
  const { value, set, invalid, message } = useControl(source);
  const word = (name: string) => translate(`documents.amendment.reach.${name}`, { due: formatDate(due, language) });
  return (
    <FormControl error={invalid}>
      <FormLabel id={label}>{word('label')}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={value === true ? 'from' : 'only'}
        onChange={(_event, reach) => set(reach === 'from')}
      >
        <FormControlLabel value="only" control={<Radio />} label={word('only')} />
        <FormControlLabel value="from" control={<Radio />} label={word('from')} />
      </RadioGroup>
      {invalid && <FormHelperText>{message}</FormHelperText>}
    </FormControl>
  );
}

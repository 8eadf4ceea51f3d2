import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode, type Ref } from 'react';
import { ReadTerms } from './ReadTerms.tsx';

interface ConsentBoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Why the form cannot be saved. */
  readonly problem?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Consent to the terms and license, with links to both. */
export function ConsentBox({ checked, onChange, problem, inputRef }: ConsentBoxProps) {
  const translate = useTranslate();
  const help = useId();
  return (
    <FormControl error={problem !== undefined} required>
      <FormControlLabel
        control={
          <Checkbox
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { ref: inputRef, 'aria-describedby': help, required: true } }}
          />
        }
        label={translate('documents.terms.accept')}
      />
      <FormHelperText id={help} component="div" sx={{ pl: '27px', display: 'grid', justifyItems: 'start', gap: 0.5 }}>
        {problem && <div>{problem}</div>}
        <ReadTerms />
      </FormHelperText>
    </FormControl>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useControl } from '../../../kinds/shared/useControl.tsx';
import { TermsDialog } from './TermsDialog.tsx';

/** Consent to the terms and the EULA, with both to read. */
export function AcceptTerms() {
  const translate = useTranslate();
  const control = useControl('accepted');
  const help = useId();
  const [isReading, setReading] = useState(false);
  return (
    <FormControl error={control.invalid} required>
      <FormControlLabel
        control={
          <Checkbox
            checked={control.value === true}
            onChange={(event) => control.set(event.target.checked)}
            slotProps={{ input: { ref: control.ref, 'aria-describedby': help, required: true } }}
          />
        }
        label={translate('invoiceForm.terms.accept')}
      />
      <FormHelperText id={help} component="div" sx={{ pl: 4 }}>
        {control.invalid && <div>{control.message}</div>}
        <Link component="button" type="button" variant="body2" onClick={() => setReading(true)}>
          {translate('invoiceForm.terms.read')}
        </Link>
      </FormHelperText>
      {isReading && <TermsDialog onClose={() => setReading(false)} />}
    </FormControl>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatInstant } from '../../../domain/kinds/instant.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useControl } from '../../kinds/shared/useControl.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { useTerms } from './useTerms.ts';
import type { FormValues } from '../form/documentForm.ts';
import { zone } from '../../i18n/zone.ts';

/** Consent to the terms and the EULA, with both to read. Whoever gave it to this version finds the box ticked. */
export function AcceptTerms() {
  const translate = useTranslate();
  const control = useControl('accepted');
  const help = useId();
  const [isReading, setReading] = useState(false);
  const { resetField } = useFormContext<FormValues>();
  const language = useLanguage();
  const accepted = useTerms().data?.[0]?.accepted_at;

  // As the field's default, so that a form nobody touched has nothing to lose.
  useEffect(() => {
    if (accepted) resetField('accepted', { defaultValue: true });
  }, [accepted, resetField]);

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
        label={translate('documents.terms.accept')}
      />
      <FormHelperText id={help} component="div" sx={{ pl: '27px', display: 'grid', justifyItems: 'start', gap: 0.5 }}>
        {control.invalid && <div>{control.message}</div>}
        {accepted && <div>{translate('terms.acceptedSince', { date: formatInstant(accepted, language, zone()) })}</div>}
        <Link component="button" type="button" variant="body2" onClick={() => setReading(true)}>
          {translate('documents.terms.read')}
        </Link>
      </FormHelperText>
      {isReading && <TermsDialog onClose={() => setReading(false)} />}
    </FormControl>
  );
}

import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatInstant } from '../../domain/kinds/instant.ts';
import { useLanguage } from '../i18n/language.ts';
import { zone } from '../i18n/zone.ts';
import { useControl } from '../kinds/shared/useControl.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { ReadTerms } from './ReadTerms.tsx';
import { useTerms } from './useTerms.ts';

/** The form's field `accepted`: a checkbox once per version, then the date of acceptance. */
export function AcceptTerms() {
  const control = useControl('accepted');
  const { resetField } = useFormContext<{ accepted: boolean }>();
  const { data, isPending } = useTerms();
  const accepted = data?.[0]?.accepted_at;

  // Set as the default, so that an untouched form is not dirty.
  useEffect(() => {
    if (accepted) resetField('accepted', { defaultValue: true });
  }, [accepted, resetField]);

  if (isPending) return <Skeleton variant="text" width="min(100%, 420px)" height={24} />;
  if (accepted) return <Accepted at={accepted} />;
  return (
    <ConsentBox
      checked={control.value === true}
      onChange={control.set}
      problem={control.invalid ? control.message : undefined}
      inputRef={control.ref}
    />
  );
}

function Accepted({ at }: { readonly at: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
      <CheckIcon color="success" fontSize="small" />
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('terms.acceptedSince', { date: formatInstant(at, language, zone()) })}
        </Typography>
        <ReadTerms />
      </Stack>
    </Stack>
  );
}

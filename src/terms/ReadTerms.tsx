import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { TermsDialog } from './TermsDialog.tsx';

/** Opens the terms and license. */
export function ReadTerms() {
  const translate = useTranslate();
  const [isReading, setReading] = useState(false);
  return (
    <>
      <Link component="button" type="button" variant="body2" onClick={() => setReading(true)}>
        {translate('documents.terms.read')}
      </Link>
      {isReading && <TermsDialog onClose={() => setReading(false)} />}
    </>
  );
}

import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useCopy } from '../../../shell/useCopy.ts';

/** A tax id with a copy button. */
export function TaxId({ value, company }: { value: string; company: string }) {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <span className="figures">
      {value}
      <IconButton
        size="small"
        color="inherit"
        aria-label={translate('shell.companies.copyTaxId', { name: company })}
        onClick={() => void copy(value, 'shell.companies.taxIdCopied')}
        sx={{ ml: 0.5, my: -0.5 }}
      >
        <ContentCopy fontSize="small" />
      </IconButton>
    </span>
  );
}

import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useNotify, useTranslate } from 'ra-core';

/** A tax id with a button that copies it. */
export function TaxId({ value, company }: { value: string; company: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    notify('shell.companies.taxIdCopied', { type: 'success' });
  };
  return (
    <span className="figures">
      {value}
      <IconButton
        size="small"
        color="inherit"
        aria-label={translate('shell.companies.copyTaxId', { name: company })}
        onClick={() => void copy()}
        sx={{ ml: 0.5, my: -0.5 }}
      >
        <ContentCopy fontSize="small" />
      </IconButton>
    </span>
  );
}

import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { type AuditContext, valueWord } from './auditWords.ts';

interface ValueChangeProps {
  readonly column: string;
  readonly label: string;
  readonly previous: unknown;
  readonly next: unknown;
  readonly context: AuditContext;
}

/** A field's name, what it was and what it became; a field that was empty shows only the latter. */
export function ValueChange({ column, label, previous, next, context }: ValueChangeProps) {
  const translate = useTranslate();
  const wasEmpty = previous === null || previous === undefined;
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary', pt: 0.5 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, py: 0.5, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {!wasEmpty && (
          <>
            <span style={visuallyHidden}>{translate('invoiceActions.audit.previous')}: </span>
            <Box component="del" sx={{ color: 'text.secondary' }}>
              {valueWord(column, previous, context)}
            </Box>
            <span aria-hidden="true"> → </span>
            <span style={visuallyHidden}>{translate('invoiceActions.audit.new')}: </span>
          </>
        )}
        <Box component="ins" sx={{ textDecoration: 'none' }}>
          {valueWord(column, next, context)}
        </Box>
      </Box>
    </>
  );
}

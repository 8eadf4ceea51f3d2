import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { type AuditContext, valueWord } from './auditWords.ts';

interface ValueChangeProps {
  readonly column: string;
  readonly previous: unknown;
  readonly next: unknown;
  readonly context: AuditContext;
}

/** What a field was and what it became; of one that was empty only the latter. */
export function ValueChange({ column, previous, next, context }: ValueChangeProps) {
  const translate = useTranslate();
  const wasEmpty = previous === null || previous === undefined;
  return (
    <>
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
      <Box component="ins" sx={{ textDecoration: 'none', whiteSpace: 'pre-line' }}>
        {valueWord(column, next, context)}
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { AuditEntry } from '../../../dataProvider/calls/history.ts';
import { formatInstant } from '../../../domain/kinds/instant.ts';
import { Facts } from '../../shell/dialog/Facts.tsx';
import { type AuditContext, changeLabel, changeWords, receivedCurrency, toldChanges } from './auditWords.ts';
import { ValueChange } from './ValueChange.tsx';

interface AuditEntryViewProps {
  readonly entry: AuditEntry;
  readonly context: AuditContext;
}

/** By a command, that it is done; else that the record was created, changed or deleted. */
function titleKey({ action, command }: AuditEntry): string {
  const [resource, verb] = command?.split('.') ?? [];
  return verb ? `resources.${resource}.actions.${verb}.done` : `documents.history.${action}`;
}

/** One change: what was done, when and by whom, and each field before and after. */
export function AuditEntryView({ entry, context }: AuditEntryViewProps) {
  const translate = useTranslate();
  const actor = translate(`documents.history.actors.${entry.actor}`, { _: entry.actor });
  const told = { ...context, received: receivedCurrency(entry) };
  const facts = toldChanges(entry, context).map(([path, change]) => ({
    key: path,
    label: changeLabel(path, change, told),
    value: <ValueChange {...changeWords(path, change, told)} />,
  }));
  return (
    <Box
      component="li"
      sx={({ tokens }) => ({ borderTop: `1px solid ${tokens.line}`, py: 2, '&:first-of-type': { border: 0, pt: 0 } })}
    >
      <Typography component="h3" variant="subtitle2">
        {translate(titleKey(entry), { _: entry.action })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <time dateTime={entry.timestamp}>{formatInstant(entry.timestamp, context.language)}</time>{' '}
        {translate('documents.history.by', { actor })}
      </Typography>
      <Facts facts={facts} />
      {entry.lines_untold !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 1 }}>
          {translate('documents.history.moreLines', { smart_count: entry.lines_untold })}
        </Typography>
      )}
    </Box>
  );
}

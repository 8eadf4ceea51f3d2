import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { dueIn } from '../../../domain/payments/dueIn.ts';
import type { Due } from '../../../domain/payments/overdue.ts';
import { zone } from '../../i18n/zone.ts';

interface DueInProps {
  readonly of: Pick<Due, 'status' | 'due_date'> & { readonly payment_authorized?: boolean | undefined };
  /** The key of the surrounding text; `due` is its argument. */
  readonly within?: string;
}

/** The days until a document is due, or since it is overdue. Nothing once paid or cancelled. */
export function DueIn({ of, within }: DueInProps) {
  const translate = useTranslate();
  const found = dueIn({ ...of, payment_authorized: of.payment_authorized ?? false }, new Date(), zone());
  if (!found) return null;
  const key = found.is === 'overdue' && found.days === 0 ? 'overdueToday' : found.is;
  const due = translate(`documents.dueIn.${key}`, { smart_count: found.days });
  return (
    <Typography
      component="span"
      sx={found.is === 'overdue' ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }}
    >
      {within ? translate(within, { due }) : due}
    </Typography>
  );
}

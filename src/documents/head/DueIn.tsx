import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { dayInText } from '../../../domain/dates/dayText.ts';
import { relativeDay } from '../../../domain/dates/relativeDay.ts';
import { dueIn } from '../../../domain/payments/dueIn.ts';
import type { Due } from '../../../domain/payments/overdue.ts';
import { useLanguage } from '../../i18n/language.ts';
import { todayInZone, zone } from '../../i18n/zone.ts';

interface DueInProps {
  readonly of: Pick<Due, 'status' | 'due_date'> & { readonly payment_authorized?: boolean | undefined };
  /** The key of the surrounding text; `due` is its argument. */
  readonly within?: string;
}

/** The clause of the due date of a document: how far away it is or how late the document. Nothing once paid or cancelled. */
export function DueIn({ of, within }: DueInProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const found = dueIn({ ...of, payment_authorized: of.payment_authorized ?? false }, new Date(), zone());
  if (!found) return null;
  const isLate = found.is === 'overdue';
  const key = isLate && found.days === 0 ? 'overdueToday' : found.is;
  const due = translate(`documents.dueIn.${key}`, {
    smart_count: found.days,
    day: dayInText(of.due_date, language, todayInZone()),
    in: relativeDay(found.is === 'past' ? -found.days : found.days, language),
  });
  return (
    <>
      {', '}
      <Typography
        component="span"
        sx={{ font: 'inherit', fontWeight: 500, color: isLate ? 'error.main' : 'text.primary' }}
      >
        {within ? translate(within, { due }) : due}
      </Typography>
    </>
  );
}

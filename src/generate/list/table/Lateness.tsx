import { useTranslate } from 'react-admin';
import { daysBetween } from '../../../../domain/dates/date.ts';
import { factsHere } from '../../facts.ts';
import './rows.css';

/** How many days have passed since the due date of a late record, in the company's calendar. */
export function Lateness({ since }: { readonly since: string }) {
  const translate = useTranslate();
  const days = Math.max(1, daysBetween(since, factsHere().today));
  return <span className="list-late">{translate('generate.list.late', { smart_count: days })}</span>;
}

import { useTranslate } from 'react-admin';
import { argsIn } from '../../../domain/documents/notice.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ConfirmDialog } from '../../shell/feedback/ConfirmDialog.tsx';
import { countedAdjustments, enteredAdjustments } from '../grid/lines/adjustments.ts';
import { useLines } from '../grid/lines/linesStore.ts';
import { documentTotals } from '../grid/lines/totals.ts';
import { currencyOf, type IssueContext, type DocumentForm, type FormValues } from '../form/documentForm.ts';
import { IssueFacts } from './IssueFacts.tsx';
import { movedIn } from '../form/storedLines.ts';
import { usePayersTerms } from '../paymentTerms/usePayersTerms.ts';
import { useOverLimit } from '../creditLimit/useOverLimit.ts';
import { useUnfitWarning } from './useUnfitWarning.ts';

interface IssueDialogProps {
  readonly form: DocumentForm;
  /** The namespace of the question. */
  readonly words: string;
  readonly values: FormValues;
  readonly start: IssueContext['start'];
  /** The positions (from 1) of lines whose scenario applies to other countries. */
  readonly unfit: readonly number[];
  /** Whether the server refused a scenario for other countries. */
  readonly wasRefused: boolean;
  /** `isConfirmed` accepts scenarios for other countries. */
  readonly onConfirm: (isConfirmed: boolean) => void;
  readonly onClose: () => void;
}

/** Asks before a document is issued. */
export function IssueDialog({ form, words, values, start, unfit, wasRefused, onConfirm, onClose }: IssueDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const lines = useLines((state) => state.lines);
  const currency = currencyOf(values);
  const decimals = decimalsOf(currency);
  const adjustments = countedAdjustments(enteredAdjustments(values['adjustments']), decimals);
  const totals = documentTotals(lines, decimals, adjustments);
  const isUnfit = unfit.length > 0 || wasRefused;
  const moved = (start.edited ? movedIn(start.edited, lines) : []).map((notice) =>
    translate(notice.key, argsIn(notice, language)),
  );
  const context = { values, totals, start, terms: usePayersTerms(values).terms, translate, language };
  const issued = form.issued?.(context);
  const sentences = form.issueNotes(context);
  const warning = useUnfitWarning(unfit);
  const overLimit = useOverLimit(form.resource, values, totals.total);
  const word = (key: string, _ = translate(`${words}.name`)) => translate(`${words}.${key}`, { _ });
  return (
    <ConfirmDialog
      open
      title={word('title')}
      content={
        <>
          {issued && <IssueFacts {...issued} />}
          {[...(isUnfit ? [warning] : []), sentences.join(' '), ...moved, ...(overLimit ? [overLimit] : [])].join(
            '\n\n',
          )}
        </>
      }
      confirmLabel={isUnfit ? word('anyway', translate('documents.issue.anyway')) : word('confirm')}
      onConfirm={() => onConfirm(isUnfit)}
      onClose={onClose}
    />
  );
}

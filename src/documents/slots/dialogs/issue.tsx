import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { FieldErrors } from '../../../../dataProvider/httpError.ts';
import { refusalOf } from '../../../../domain/actions/commands.ts';
import { today as todayIn } from '../../../../domain/dates/today.ts';
import { emissionDate } from '../../../../domain/documents/emission.ts';
import { issueOf } from '../../../../domain/documents/issue.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { noActions } from '../../../../schemas/actions.ts';
import type { ResourceDialogProps } from '../../../generate/actions/dialogs.ts';
import { useCommand } from '../../../generate/actions/useCommand.tsx';
import { useCommandWords } from '../../../generate/actions/useCommandWords.ts';
import { useBulkPreview } from '../../../generate/list/bulk/useBulkCommand.ts';
import { useTitle } from '../../../generate/useRecordName.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { zone } from '../../../i18n/zone.ts';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import { useAcceptance } from '../../../terms/useAcceptance.tsx';
import type { DocumentRecord } from '../../documentRecord.ts';
import { useOwnCompany } from '../../parties/useOwnCompany.ts';
import { IssueFacts } from '../../saving/IssueFacts.tsx';
import { EditFirst } from '../../saving/EditFirst.tsx';
import { isOfLine, unfitWords } from '../../saving/unfitWords.ts';

interface Confirmation {
  readonly confirm_scenarios?: true;
}

/**
 * Issues a draft. One that its resource refuses to issue leads to the form. The dialog warns of a past emission date
 * and of what changed since the draft was saved (specification §4). It asks for confirmation once the server reports
 * lines whose scenario is for other countries.
 */
export default function IssueDraft({ resource, record: draft, onClose }: ResourceDialogProps<DocumentRecord>) {
  const translate = useTranslate();
  const language = useLanguage();
  const refresh = useRefresh();
  const subject = useTitle(resource, draft);
  const { actions = noActions, document: { ends } = {} } = resource;
  const { command } = issueOf(resource);
  const { title, body, confirm } = useCommandWords(resource.name, command);
  const { run, running } = useCommand<Confirmation>(resource, command, draft.uuid, onClose);
  const [unfit, setUnfit] = useState<FieldErrors>();

  const { consent = false, bulk = false } = actions.commands[command] ?? {};
  const preview = useBulkPreview({ resource, name: command, selection: [draft.uuid], input: bulk ? {} : undefined });
  const acceptance = useAcceptance(consent);
  const company = useOwnCompany();
  const { time_zone: ownZone, allows_retroactive: allowsRetroactive = false } = company.data ?? {};
  const today = todayIn(new Date(), ownZone ?? zone());
  const isNumbered = draft.number !== undefined;
  const emission = emissionDate({ created: draft.created, today, allowsRetroactive, isNumbered });
  // As it would be issued today.
  const total = preview.data?.forecast?.sums[0]?.amount ?? draft.total;
  const shown = (date: string) => formatDate(date, language);

  // Changes are shown before confirmation.
  const isLooking = company.isLoading || preview.isLoading;
  const refusal = isLooking ? undefined : refusalOf(actions, command, draft, { today });
  if (refusal && refusal in actions.reasons) {
    return <EditFirst resource={resource} record={draft} reason={refusal} onClose={onClose} />;
  }
  const issue = async () => {
    const errors = await run(unfit ? { confirm_scenarios: true } : {});
    if (!errors || Object.keys(errors).length === 0) return;
    if (Object.keys(errors).every(isOfLine)) setUnfit(errors);
    // Its lines were removed meanwhile: the page shows the current state.
    else {
      refresh();
      onClose();
    }
  };
  const warning =
    emission !== draft.created &&
    translate('documents.issue.emissionToday', { created: shown(draft.created), today: shown(today) });
  const sentences = [
    unfit && unfitWords(unfit, translate),
    body || translate('documents.issue.body'),
    isLooking ? translate('generate.bulk.looking') : warning,
    ...(preview.data?.notices ?? []),
  ];
  return (
    <ConfirmDialog
      open
      title={title}
      subject={subject}
      content={
        <>
          <IssueFacts
            client={{ uuid: draft.service_buyer?.uuid ?? null, name: draft.service_buyer?.name }}
            total={total && draft.currency && formatMoney(total, draft.currency, language)}
            due={ends ? String(Object(draft)[ends] ?? '') : draft.due_date}
            dueLabel={ends && translate(`resources.${resource.name}.fields.${ends}`)}
            sends={draft.send_email === true}
            emails={draft.responsible_email}
          />
          {sentences.filter(Boolean).join('\n\n')}
          {acceptance.box}
        </>
      }
      confirmLabel={unfit ? translate('documents.issue.anyway') : confirm}
      onConfirm={() => void issue()}
      onClose={onClose}
      looking={isLooking || acceptance.isLooking}
      disabled={!acceptance.isGiven}
      pending={running}
    />
  );
}

import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { accountantCalls, type OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import type { FileFormat } from '../../../../dataProvider/calls/export.ts';
import { exportedLists, exportedListNames } from '../../../../domain/company/accountants/exportedLists.ts';
import { periodOf } from '../../../../domain/dates/period.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useToast } from '../../../generate/useToast.ts';
import { saveFile } from '../../../kinds/shared/saveFile.ts';
import { SelectBox } from '../../../kinds/shared/SelectBox.tsx';
import { PeriodFields } from '../../reports/tools/PeriodFields.tsx';
import { ReportForm } from '../../reports/tools/ReportForm.tsx';
import { DialogButtons } from '../../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { browserToday } from './browserToday.ts';
import { ChosenCompanies } from './ChosenCompanies.tsx';

interface ExportDialogProps {
  /** The accessible companies. */
  readonly companies: readonly OverviewCompany[];
  readonly onClose: () => void;
}

const formats: readonly { readonly value: FileFormat; readonly label: string }[] = [
  { value: 'xlsx', label: 'Excel (.xlsx)' },
  { value: 'csv', label: 'CSV (.csv)' },
];

/** Selects the list, companies, period and format of an export. */
export function ExportDialog({ companies, onClose }: ExportDialogProps) {
  const translate = useTranslate();
  const http = useHttp();
  const toast = useToast();
  const id = useId();
  const today = browserToday();
  const [options, setOptions] = useState({
    list: exportedListNames[0] ?? 'invoices',
    format: 'xlsx' as FileFormat,
    ...periodOf('lastMonth', today),
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(companies.map(({ tenant }) => tenant)));
  const name = (list: string) => translate(`resources.${list}.name`, { smart_count: 2 });
  const { mutate: save, isPending } = useMutation({
    mutationFn: async () => {
      const file = await accountantCalls(http).file({ ...options, companies: [...chosen] });
      saveFile(`${name(options.list)}.${options.format}`, file);
    },
    onSuccess: onClose,
    onError: toast.failed,
  });
  const input = (source: string, label: string) => ({ source, label, resource: '', path: source, property: {} });
  return (
    <DialogFrame
      title={translate('accountants.export.title')}
      size="sm"
      onClose={onClose}
      actions={
        <DialogButtons pending={false} looking={isPending} onClose={onClose}>
          <Button variant="contained" disabled={chosen.size === 0} loading={isPending} onClick={() => save()}>
            {translate('accountants.export.save')}
          </Button>
        </DialogButtons>
      }
    >
      <ReportForm
        values={options}
        refused={{}}
        onChange={(source, value) => setOptions((now) => (value ? { ...now, [source]: value } : now))}
      >
        <div className="report-fields">
          <SelectBox
            input={input('list', translate('accountants.export.list'))}
            options={exportedListNames.map((value) => ({ value, label: name(value) }))}
          />
          <SelectBox input={input('format', translate('accountants.export.format'))} options={formats} />
          {exportedLists[options.list] !== null && (
            <PeriodFields
              days={options}
              today={today}
              onChange={({ period }) => period && setOptions((now) => ({ ...now, ...periodOf(period, today) }))}
            />
          )}
        </div>
      </ReportForm>
      <ChosenCompanies id={id} companies={companies} chosen={chosen} onChoose={setChosen} />
    </DialogFrame>
  );
}

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Imported } from '../../../dataProvider/calls/import.ts';
import { HttpError } from '../../../dataProvider/httpError.ts';
import { byteOrderMark, csvLines, listSeparators } from '../../../domain/csv.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { isOfOwnRows } from '../../../domain/imports/importedAs.ts';
import { newRecordColumns } from '../../../domain/lists/importColumns.ts';
import { readableArgs } from '../../../domain/validation/readableArgs.ts';
import type { Resource } from '../../../schemas/resource.ts';
import imports from '../../../schemas/resources/company/imports.ts';
import { useMay } from '../../access/useMay.ts';
import { useCreatePath } from '../../data/createPath.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ChosenFile } from '../../kinds/file/ChosenFile.tsx';
import { DropZone } from '../../kinds/file/DropZone.tsx';
import { saveFile } from '../../kinds/shared/saveFile.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { DialogButtons } from '../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import { ErrorState } from '../../shell/feedback/ErrorState.tsx';
import { UndoButton } from '../actions/UndoButton.tsx';
import { readChosen, type ChosenTable } from './chosenTable.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { useImport } from './useImport.ts';
import { useWaysText } from './useWaysText.ts';

const accepted =
  '.csv,text/csv,.txt,.tsv,text/plain,text/tab-separated-values,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ImportDialogProps {
  readonly resource: Resource;
  readonly onClose: () => void;
}

/** Imports a file: previews it on selection, and imports it after confirmation. */
export function ImportDialog({ resource, onClose }: ImportDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const labelOf = useLabelOf(resource.name);
  const waysText = useWaysText(resource);
  const notify = useNotify();
  const counted = (rows: number) => ({ smart_count: rows, count: formatDecimal(String(rows), language) });
  const createPath = useCreatePath();
  const maySeeImports = useMay(imports.name, 'list');
  const mayUndo = useMay(imports.name, 'manage');
  const [chosen, setChosen] = useState<ChosenTable>();
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const say = ({ created, changed, in_background: later, import: entry }: Imported) => {
    onClose();
    const page = entry && createPath({ resource: imports.name, type: 'show', id: entry.uuid });
    if (later && page) {
      void navigate(page);
      return;
    }
    const rows = created + changed;
    notify('generate.import.done', {
      type: 'success',
      messageArgs: counted(rows),
      action: page && (
        <>
          {mayUndo && rows > 0 && <UndoButton resource={imports} command="undo" recordKey={entry.uuid} />}
          {maySeeImports && <SeeImport to={page} />}
        </>
      ),
    });
  };
  const importing = useImport(resource, chosen, say);
  const { source, preview, running } = importing;
  const outcome = preview.isFetching || preview.error ? undefined : preview.data;
  const isSound = outcome !== undefined && (outcome.refused.length === 0 || importing.onlyGood);
  const { duplicates, rows } = importing.leaving;
  const leftOut = duplicates ? (outcome?.duplicate_rows ?? 0) : rows.length;
  const writes = isSound ? outcome.created + outcome.changed - leftOut : 0;
  const later = outcome?.in_background;
  const isBusy = source.isFetching || preview.isFetching;
  const failed = [source, preview].find(({ error, isFetching }) => error && !isFetching);

  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const read = await readChosen(file);
    setChosen('file' in read ? read : undefined);
    setProblem('file' in read ? undefined : translate(read.key, readableArgs(read.args, language)));
  };
  const saveEmpty = () => {
    const head = newRecordColumns(resource).map(({ path }) => labelOf(path));
    saveFile(
      `${translate(`resources.${resource.name}.name`, { smart_count: 2 })}.csv`,
      new Blob([byteOrderMark + csvLines([head], listSeparators[language])]),
    );
  };

  return (
    <DialogFrame
      title={translate('generate.import.title')}
      subtitle={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
      size="md"
      pending={running}
      onClose={onClose}
      actions={
        <DialogButtons pending={running} onClose={onClose}>
          <Button variant="contained" disabled={writes === 0 && !later} loading={running} onClick={importing.run}>
            {later
              ? translate('generate.import.check', counted(later))
              : translate(writes > 0 ? 'generate.import.run' : 'generate.import.title', counted(writes))}
          </Button>
        </DialogButtons>
      }
    >
      {!chosen && (
        <Typography>
          {isOfOwnRows(resource)
            ? translate(`resources.${resource.name}.importing`)
            : translate('generate.import.about', { by: waysText })}
        </Typography>
      )}
      <DropZone
        label={translate('generate.import.file')}
        word={translate(chosen ? 'generate.file.replace' : 'generate.file.choose')}
        accept={accepted}
        disabled={running}
        isWrong={problem !== undefined}
        onTake={(files) => void take(files)}
      >
        {chosen && (
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            <ChosenFile file={chosen.file} disabled={running} onRemove={() => setChosen(undefined)} />
          </Stack>
        )}
      </DropZone>
      {!chosen && (
        <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', ml: -0.5 }}>
          <Button size="small" startIcon={<DownloadIcon />} onClick={saveEmpty}>
            {translate('generate.import.template')}
          </Button>
          {maySeeImports && (
            <Button size="small" component={Link} to={createPath({ resource: imports.name, type: 'list' })}>
              {translate('generate.import.earlier')}
            </Button>
          )}
        </Stack>
      )}
      {problem && <ErrorState message={problem} />}
      {chosen && source.data && !source.isFetching && (
        <ImportSettings resource={resource} source={source.data} importing={importing} />
      )}
      <Stack aria-live="polite" sx={{ gap: 2 }}>
        {chosen && isBusy && (
          <div>
            <Typography gutterBottom>{translate('generate.import.looking')}</Typography>
            <LinearProgress aria-label={translate('generate.import.looking')} />
          </div>
        )}
        {chosen && failed?.error && <Refusal error={failed.error} onRetry={() => void failed.refetch()} />}
        {chosen && later && (
          <Alert severity="info">
            {translate('generate.import.later', { rows: formatDecimal(String(later), language) })}
          </Alert>
        )}
        {chosen && outcome && <ImportOutcome resource={resource} importing={importing} outcome={outcome} />}
      </Stack>
    </DialogFrame>
  );
}

/** Leads from the message about the result to the page of the import, where it can be undone. */
function SeeImport({ to }: { readonly to: string }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Button color="inherit" size="small" component={Link} to={to} onClick={close}>
      {translate('generate.import.see')}
    </Button>
  );
}

/** Why a file cannot be previewed: an error in it, or a failed request, which can be retried. */
function Refusal({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isOfFile = error instanceof HttpError && error.status > 0 && error.status < 500;
  const [detail] = error instanceof HttpError ? Object.values(error.errors) : [];
  const message = detail ?? error.message;
  return <ErrorState message={message} {...(!isOfFile && { onRetry })} />;
}

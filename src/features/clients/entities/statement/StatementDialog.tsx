import MailIcon from '@mui/icons-material/MailOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import {
  statementCalls,
  type StatementAnswer,
  type StatementFormat,
  type StatementQuery,
} from '../../../../../dataProvider/calls/statements.ts';
import { HttpError } from '../../../../../dataProvider/httpError.ts';
import entities from '../../../../../schemas/resources/clients/entities.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { ExportMenu } from '../../../../generate/list/tools/ExportMenu.tsx';
import { useToast } from '../../../../generate/useToast.ts';
import { saveFile } from '../../../../kinds/shared/saveFile.ts';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { DialogFrame } from '../../../../shell/dialog/DialogFrame.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { Ageing } from './Ageing.tsx';
import { MailStatementDialog } from './MailStatementDialog.tsx';
import { StatementTable } from './StatementTable.tsx';
import { StatementTools } from './StatementTools.tsx';

interface StatementDialogProps {
  readonly client: RaRecord<string>;
  readonly onClose: () => void;
}

/** The statement of account of a client: its period and currency, its rows, and its files. */
export function StatementDialog({ client, onClose }: StatementDialogProps) {
  const translate = useTranslate();
  const calls = statementCalls(useHttp());
  const toast = useToast();
  const mayExport = useMay(entities.name, 'export');
  const mayMail = useMay(entities.name, 'send');
  const [query, setQuery] = useState<StatementQuery>({});
  const [isMailing, setMailing] = useState(false);
  const found = useQuery({
    queryKey: [entities.name, client.id, 'statement', query],
    queryFn: ({ signal }) => calls.read(client.id, query, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const clientName = String(client['name'] ?? '');
  const name = [translate('statement.title'), clientName, found.data?.to].filter(Boolean).join(' ');
  const fileOf = (format: StatementFormat) => calls.file(client.id, query, format);
  const { mutate: savePdf, isPending } = useMutation({
    mutationFn: async () => saveFile(`${name}.pdf`, await fileOf('pdf')),
    onError: toast.failed,
  });
  const refused = found.error instanceof HttpError ? found.error.errors : {};
  return (
    <DialogFrame
      title={translate('statement.title')}
      subtitle={clientName}
      size="md"
      tall
      onClose={onClose}
      actions={
        <>
          <CopyLinkButton client={client} period={found.data} />
          {mayMail && (
            <Button variant="outlined" startIcon={<MailIcon />} disabled={!found.data} onClick={() => setMailing(true)}>
              {translate('statement.send')}
            </Button>
          )}
          {mayExport && (
            <>
              <ExportMenu name={name} fileOf={fileOf} disabled={!found.data} />
              <Button
                variant="contained"
                startIcon={<DownloadIcon />}
                loading={isPending}
                disabled={!found.data}
                onClick={() => savePdf()}
              >
                {translate('statement.download')}
              </Button>
            </>
          )}
        </>
      }
    >
      <QueryResult query={found} height={320}>
        {(statement) => (
          <Stack sx={{ gap: 3 }}>
            <StatementTools statement={statement} query={query} refused={refused} onChange={setQuery} />
            <StatementTable statement={statement} />
            <Ageing statement={statement} />
          </Stack>
        )}
      </QueryResult>
      {isMailing && found.data && (
        <MailStatementDialog client={client} query={periodOf(found.data)} onClose={() => setMailing(false)} />
      )}
    </DialogFrame>
  );
}

const periodOf = ({ from, to, currency }: StatementAnswer): StatementQuery => ({ from, to, currency });

import { useTranslate } from 'react-admin';
import { publicPath } from '../../../../domain/documents/publicPath.ts';
import type { ResourceDialogProps } from '../../../generate/actions/dialogs.ts';
import { useTitle } from '../../../generate/useRecordName.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { referenceTo, type DocumentRecord } from '../../documentRecord.ts';
import { DownloadButton } from '../../preview/DownloadButton.tsx';
import { PublicLinkDialog } from '../../publicLink/PublicLinkDialog.tsx';
import { RenewLink } from '../../publicLink/RenewLink.tsx';
import { useEndedWords } from '../../publicLink/useEndedWords.ts';

/** Shares a document: its public link, or a new one once that has ended, and its PDF if it has one. */
export default function LinkDialog({ resource, record, onClose }: ResourceDialogProps<DocumentRecord>) {
  const translate = useTranslate();
  const locale = useLanguage();
  const endedWords = useEndedWords();
  const title = useTitle(resource, record);
  const { public_hash: hash } = record;
  const { document, actions } = resource;
  const at = document?.public?.at;
  const usual = translate('documents.publicLink.body');
  const body = translate(`resources.${resource.name}.actions.publicLink.body`, { _: usual });
  const isDrawn = document?.drawn ?? actions?.views['pdf'] !== undefined;
  return (
    <PublicLinkDialog
      subject={title}
      body={hash ? body : endedWords(resource.name)}
      path={hash && at && publicPath({ at, hash })}
      actions={
        <>
          {isDrawn && <DownloadButton document={{ ...referenceTo(resource, record), locale }} name={title} />}
          {!hash && <RenewLink record={record} variant="contained" />}
        </>
      }
      onClose={onClose}
    />
  );
}

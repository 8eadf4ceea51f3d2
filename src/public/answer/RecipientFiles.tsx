import { attachmentPath } from '../../../dataProvider/calls/public.ts';
import { formatBytes } from '../../../domain/kinds/bytes.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import type { RecipientMessage } from './recipient.ts';

interface RecipientFilesProps {
  readonly token: string;
  readonly files: NonNullable<RecipientMessage['attachments']>;
}

/** The attachments of an invoice that the company shows to its recipient. */
export function RecipientFiles({ token, files }: RecipientFilesProps) {
  const t = useOpenWords();
  const language = useLanguage();
  return (
    <section className="public-card" aria-labelledby="files-title">
      <h2 id="files-title">{t('public.attachments')}</h2>
      <ul className="public-files">
        {files.map(({ uuid, name, size }) => (
          <li key={uuid}>
            <a href={attachmentPath(token, uuid)} download={name}>
              {name}
            </a>{' '}
            <span className="public-note">{formatBytes(size, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

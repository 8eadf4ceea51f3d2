import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { saveFile } from '../../../../kinds/shared/saveFile.ts';
import { Section } from '../../../../generate/Section.tsx';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { fileNameOf, fileOf } from '../editor/file/templateFile.ts';
import { Preview } from '../editor/preview/Preview.tsx';
import { useContent } from '../editor/start/useContent.ts';
import '../editor/editor.css';

/** The template with a document, and its file. */
export default function Sample({ record }: OwnSectionProps) {
  const translate = useTranslate();
  const content = useContent(record.id);
  const { data } = content;
  return (
    <Section
      title={translate('templateEditor.preview.title')}
      actions={
        <Button
          startIcon={<DownloadIcon />}
          disabled={data === undefined}
          onClick={() => data && saveFile(fileNameOf(String(record['name'])), fileOf(data))}
        >
          {translate('templateEditor.export')}
        </Button>
      }
    >
      <div className="template-sample">
        <QueryResult query={content} height={480}>
          {(template) => <Preview template={template} isValid />}
        </QueryResult>
      </div>
    </Section>
  );
}

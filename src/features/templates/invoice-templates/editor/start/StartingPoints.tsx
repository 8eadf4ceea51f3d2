import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { plainly } from '../../../../../../domain/words/plainly.ts';
import type { Template } from '../../../../../../schemas/parts/templates/template.ts';
import { useTemplates } from '../../../../../documents/templates/useTemplates.ts';
import { QueryResult } from '../../../../../shell/feedback/QueryResult.tsx';
import { useTemplateReader } from '../findings/useTemplateReader.ts';
import { ImportButton } from '../file/ImportButton.tsx';
import { StartCard } from './StartCard.tsx';

interface StartingPointsProps {
  readonly onStart: (template: Template) => void;
}

/** The templates that a new one can start from, as pictures; or a file. */
export function StartingPoints({ onStart }: StartingPointsProps) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const read = useTemplateReader();
  const templates = useTemplates();
  const start = (template: Template, name: string) => {
    if (!getValues('name')) setValue('name', name, { shouldDirty: true, shouldValidate: true });
    onStart(template);
  };
  return (
    <>
      <div className="template-tools">
        <Typography color="textSecondary" sx={{ flex: 1, minWidth: 200 }}>
          {translate('templateEditor.start.hint')}
        </Typography>
        <ImportButton read={read} onImport={start} />
      </div>
      <QueryResult query={templates} height={240}>
        {(found) => (
          <ul className="template-starts">
            {found.map(({ id, name }) => (
              <StartCard
                key={id}
                id={id}
                name={name}
                onStart={(template) => start(template, plainly(translate('templateEditor.start.copy', { name })))}
              />
            ))}
          </ul>
        )}
      </QueryResult>
    </>
  );
}

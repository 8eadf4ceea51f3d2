import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useRef, useState } from 'react';
import type { Attachment } from '../../../dataProvider/calls/attachments.ts';
import { formatsOf, megabytes } from '../../../domain/files/checkFile.ts';
import { readableArgs } from '../../../domain/validation/readableArgs.ts';
import type { Attachments } from '../../../schemas/attachments.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { DropZone } from '../../kinds/file/DropZone.tsx';
import { ConfirmDialog } from '../../shell/feedback/ConfirmDialog.tsx';
import { QueryResult } from '../../shell/feedback/QueryResult.tsx';
import { Section } from '../Section.tsx';
import { useMay } from '../../access/useMay.ts';
import { AttachmentRow } from './AttachmentRow.tsx';
import { useAttachments } from './useAttachments.ts';

interface AttachmentsSectionProps {
  readonly resource: Resource;
  readonly rule: Attachments;
  readonly record: RaRecord<string>;
}

const list = { listStyle: 'none', m: 0, p: 0, gap: 1.5 } as const;

/** The attachments of a record: download, and for permitted users upload and removal. */
export function AttachmentsSection({ resource, rule, record }: AttachmentsSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const mayAttach = useMay(resource.name, 'attach') && record['archived'] !== true;
  const { query, add, sending, problems, remove, isRemoving, isFull } = useAttachments(resource, rule, record.id);
  const [removing, setRemoving] = useState<Attachment>();
  const button = useRef<HTMLButtonElement>(null);
  const title = translate('generate.attachments.title');
  const limits = { formats: formatsOf(rule), limit: megabytes(rule.bytes) };
  const none = (
    <Typography variant="body2" color="textSecondary">
      {translate('generate.attachments.empty')}
    </Typography>
  );
  const files = (
    <QueryResult query={query} height={48}>
      {(all) =>
        all.length === 0 && sending.length === 0 ? (
          none
        ) : (
          <Stack component="ul" sx={list}>
            {all.map((file) => (
              <AttachmentRow key={file.uuid} file={file} onRemove={mayAttach ? () => setRemoving(file) : undefined} />
            ))}
            {sending.map(({ id, file, share }) => (
              <li key={id}>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {translate('generate.attachments.sending', { name: file.name })}
                </Typography>
                <LinearProgress variant="determinate" value={share * 100} aria-label={file.name} />
              </li>
            ))}
          </Stack>
        )
      }
    </QueryResult>
  );

  return (
    <Section title={title}>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {mayAttach ? (
          <DropZone
            label={title}
            word={translate('generate.file.add')}
            accept={rule.types.join(',')}
            multiple
            isFull={isFull}
            isWrong={problems.length > 0}
            buttonRef={button}
            onTake={(chosen) => void add(chosen)}
          >
            {files}
          </DropZone>
        ) : (
          files
        )}
        {problems.length > 0 && (
          <FormHelperText error role="alert" component="div" sx={{ overflowWrap: 'anywhere' }}>
            <Stack component="ul" sx={{ ...list, gap: 0.5 }}>
              {[...new Set(problems)].map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </Stack>
          </FormHelperText>
        )}
        {mayAttach && (
          <FormHelperText>
            {translate('generate.file.hint', readableArgs(limits, language))}
            {'. '}
            {translate(`resources.${resource.name}.attachments`, { _: translate('generate.attachments.inside') })}
          </FormHelperText>
        )}
      </Box>
      {removing && (
        <ConfirmDialog
          open
          title={translate('generate.attachments.removeTitle')}
          subject={removing.name}
          content={translate('generate.attachments.removeContent')}
          confirmLabel={translate('generate.attachments.remove')}
          destructive
          pending={isRemoving}
          onConfirm={() =>
            remove(removing, {
              onSettled: () => {
                setRemoving(undefined);
                button.current?.focus();
              },
            })
          }
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Section>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Comment } from '../../../../dataProvider/calls/comments.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import { QueryResult } from '../../../shell/feedback/QueryResult.tsx';
import { Section } from '../../Section.tsx';
import { CommentBox } from './CommentBox.tsx';
import { CommentItem } from './CommentItem.tsx';
import { useComments, useWriting } from './useComments.ts';

interface CommentsSectionProps {
  readonly resource: Resource;
  readonly record: RaRecord<string>;
}

/** The address of the section on a page. */
const place = 'comments';

/** What people of the company say about a record, with a box to write at the foot. */
export default function CommentsSection({ resource, record }: CommentsSectionProps) {
  const translate = useTranslate();
  const of = useComments(resource, record.id);
  const { giveUp: _nothingToLeave, ...writing } = useWriting(of, `${resource.name}.${record.id}`);
  const [deleting, setDeleting] = useState<Comment>();
  const { hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  const isLoaded = of.query.data !== undefined;
  useEffect(() => {
    if (isLoaded && hash === `#${place}`) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoaded, hash]);

  return (
    <Box id={place} ref={section} sx={{ scrollMargin: '80px' }}>
      <Section title={translate('comments.title')}>
        <Stack sx={{ gridColumn: '1 / -1', minWidth: 0, gap: 2 }}>
          <QueryResult query={of.query} height={48}>
            {(all) =>
              all.length === 0 ? (
                <Typography variant="body2" color="textSecondary">
                  {translate('comments.none')}
                </Typography>
              ) : (
                <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
                  {all.map((comment) => (
                    <CommentItem key={comment.uuid} comment={comment} of={of} onDelete={() => setDeleting(comment)} />
                  ))}
                </Stack>
              )
            }
          </QueryResult>
          <CommentBox
            {...writing}
            label={translate('comments.write')}
            confirm={translate('comments.send')}
            calls={of.calls}
            queryKey={of.queryKey}
          />
        </Stack>
      </Section>
      {deleting && (
        <ConfirmDialog
          open
          title={translate('comments.deleteTitle')}
          content={translate('comments.deleteContent')}
          confirmLabel={translate('comments.delete')}
          destructive
          pending={of.remove.isPending}
          onConfirm={() => of.remove.mutate(deleting, { onSettled: () => setDeleting(undefined) })}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Box>
  );
}

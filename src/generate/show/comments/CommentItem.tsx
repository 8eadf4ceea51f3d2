import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Comment } from '../../../../dataProvider/calls/comments.ts';
import { partsOf } from '../../../../domain/company/comments.ts';
import { useMay } from '../../../access/useMay.ts';
import { RelativeTime } from '../../../shell/display/RelativeTime.tsx';
import { Tip } from '../../../shell/display/Tip.tsx';
import { CommentBox } from './CommentBox.tsx';
import { useWriting, type Comments } from './useComments.ts';

interface CommentItemProps {
  readonly comment: Comment;
  readonly of: Comments;
  readonly onDelete: () => void;
}

/** A comment with its author and time; its author edits it in place. */
export function CommentItem({ comment, of, onDelete }: CommentItemProps) {
  const translate = useTranslate();
  const [isEditing, setEditing] = useState(false);
  const isAdministrator = useMay('members', 'remove');
  const { author, text, mentions, is_own: isOwn, created_at: at, edited_at: edited } = comment;
  return (
    <Box component="li">
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, minHeight: 32 }}>
        <Typography variant="subtitle2" component="h3" noWrap>
          {author}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap sx={{ flex: 1 }}>
          <RelativeTime at={at} />
          {edited && text !== undefined && ` · ${translate('comments.wasEdited')}`}
        </Typography>
        {text !== undefined && !isEditing && (
          <>
            {isOwn && (
              <Tip title={translate('comments.edit')}>
                <IconButton size="small" aria-label={translate('comments.edit')} onClick={() => setEditing(true)}>
                  <EditIcon fontSize="small" />
                </IconButton>
              </Tip>
            )}
            {(isOwn || isAdministrator) && (
              <Tip title={translate('comments.delete')}>
                <IconButton size="small" aria-label={translate('comments.deleteOf', { author })} onClick={onDelete}>
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </Tip>
            )}
          </>
        )}
      </Stack>
      {text === undefined ? (
        <Typography variant="body2" color="textSecondary">
          {translate('comments.gone')}
        </Typography>
      ) : isEditing ? (
        <Editor comment={comment} of={of} onDone={() => setEditing(false)} />
      ) : (
        <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {partsOf(text, mentions).map((part, place) =>
            typeof part === 'string' ? (
              part
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key
              <Box key={place} component="span" sx={({ tokens }) => ({ color: tokens.primary, fontWeight: 600 })}>
                @{part.name}
              </Box>
            ),
          )}
        </Typography>
      )}
    </Box>
  );
}

function Editor({ comment, of, onDone }: Pick<CommentItemProps, 'comment' | 'of'> & { readonly onDone: () => void }) {
  const translate = useTranslate();
  const { giveUp, ...writing } = useWriting(of, comment.uuid, comment, onDone);
  return (
    <Box sx={{ pt: 1 }}>
      <CommentBox
        {...writing}
        label={translate('comments.edit')}
        confirm={translate('ra.action.save')}
        calls={of.calls}
        queryKey={of.queryKey}
        onCancel={giveUp}
      />
    </Box>
  );
}

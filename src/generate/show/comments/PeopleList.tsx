import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CommentReader } from '../../../../dataProvider/calls/comments.ts';

interface PeopleListProps {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly people: readonly CommentReader[];
  readonly active: number;
  readonly onPick: (person: CommentReader) => void;
}

/** The key of an option, which the text field names as active. */
export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** The people whom a comment may mention, below its text field, which keeps the focus. */
export function PeopleList({ id, anchor, people, active, onPick }: PeopleListProps) {
  const translate = useTranslate();
  return (
    // A region, because the list renders outside of the page's landmarks.
    <Popper
      role="region"
      aria-label={translate('comments.people')}
      open={people.length > 0}
      anchorEl={anchor}
      placement="bottom-start"
      sx={{ zIndex: 'modal' }}
    >
      <Paper
        elevation={8}
        component="ul"
        role="listbox"
        id={id}
        aria-label={translate('comments.people')}
        sx={{ m: 0, py: 0.5, px: 0, minWidth: 220, maxWidth: 'calc(100vw - 32px)' }}
      >
        {people.map((person, at) => (
          <ListItemButton
            component="li"
            dense
            key={person.uuid}
            id={optionId(id, at)}
            role="option"
            tabIndex={-1}
            selected={at === active}
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(person)}
            sx={{ gap: 1, alignItems: 'baseline' }}
          >
            {person.name}
            {person.email && (
              <Typography variant="caption" color="textSecondary" noWrap>
                {person.email}
              </Typography>
            )}
          </ListItemButton>
        ))}
      </Paper>
    </Popper>
  );
}

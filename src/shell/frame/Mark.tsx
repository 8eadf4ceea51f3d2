import Avatar from '@mui/material/Avatar';
import { initialsOf } from '../../../domain/words/initials.ts';

interface MarkProps {
  readonly name: string;
  readonly logo?: string | undefined;
  /** Width and height in pixels. */
  readonly size?: number;
}

/** A company's logo, or its initials. */
export function Mark({ name, logo, size = 48 }: MarkProps) {
  return (
    <Avatar
      variant="rounded"
      src={logo}
      alt=""
      sx={({ tokens }) => ({
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 600,
        color: tokens.primary,
        // Logos are made for paper: a dark background would hide dark letters.
        backgroundColor: logo ? '#fff' : tokens.primarySoft,
        border: logo ? `1px solid ${tokens.line}` : 0,
        '& img': { objectFit: 'contain' },
      })}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
    </Avatar>
  );
}

import Avatar from '@mui/material/Avatar';
import { initialsOf } from '../../shell/initials.ts';

/** A company's logo, or its initials while it has none. */
export function CompanyMark({ name, logo }: { name: string; logo?: string | undefined }) {
  return (
    <Avatar
      variant="rounded"
      src={logo}
      alt=""
      sx={({ tokens }) => ({
        width: 48,
        height: 48,
        fontWeight: 600,
        color: tokens.primary,
        backgroundColor: tokens.primarySoft,
        border: logo ? `1px solid ${tokens.line}` : 0,
        '& img': { objectFit: 'contain' },
      })}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
    </Avatar>
  );
}

import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** Leaves a form without saving. */
export function LeaveButton({ to }: { readonly to: string }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={to}>
      {translate('ra.action.cancel')}
    </Button>
  );
}

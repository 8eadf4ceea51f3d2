import OverdueIcon from '@mui/icons-material/EventBusyOutlined';
import { Hint } from '../../shell/Hint.tsx';
import './cells.css';

/** Marks an overdue payment. */
export function OverdueMark({ said }: { readonly said: string }) {
  return (
    <Hint hint={said}>
      <OverdueIcon className="document-overdue" fontSize="small" titleAccess={said} />
    </Hint>
  );
}

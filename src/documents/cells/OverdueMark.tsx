import OverdueIcon from '@mui/icons-material/EventBusyOutlined';
import { Hint } from '../../shell/display/Hint.tsx';
import './cells.css';

/** Marks an overdue payment. */
export function OverdueMark({ label }: { readonly label: string }) {
  return (
    <Hint hint={label}>
      <OverdueIcon className="document-overdue" fontSize="small" titleAccess={label} />
    </Hint>
  );
}

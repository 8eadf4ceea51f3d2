import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Settings under a heading: two in a row. */
export function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="template-group">
      <Typography id={id} component="h3" variant="subtitle2">
        {title}
      </Typography>
      <div className="template-fields">{children}</div>
    </section>
  );
}

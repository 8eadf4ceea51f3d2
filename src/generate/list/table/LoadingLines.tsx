import { useTranslate } from 'react-admin';
import './lines.css';

/** A placeholder of rows of two lines, with their height. */
export function LoadingLines({ rows }: { readonly rows: number }) {
  const translate = useTranslate();
  return (
    <div role="status" aria-busy="true" aria-label={translate('common.loading')}>
      <div className="list-lines list-lines--loading" aria-hidden="true">
        {[...Array(rows).keys()].map((row) => (
          <div key={row} className="list-line">
            <div className="list-line-body">
              <span />
              <span />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

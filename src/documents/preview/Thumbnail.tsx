import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { useDocumentPages } from './DocumentPages.tsx';

const page = { width: 800, height: 720 };
const scale = 0.25;

/** A decorative thumbnail of the first page; blank if it cannot be drawn. */
export function Thumbnail({ document }: { readonly document: DocumentReference }) {
  const { data: pages, isPending } = useDocumentPages(document);
  return (
    <Box
      aria-hidden="true"
      sx={({ tokens }) => ({
        height: page.height * scale,
        display: 'flex',
        justifyContent: 'center',
        overflow: 'hidden',
        backgroundColor: tokens.sunken,
        borderBottom: `1px solid ${tokens.line}`,
      })}
    >
      <Box sx={{ width: page.width * scale, overflow: 'hidden', flex: 'none' }}>
        {isPending && <Skeleton variant="rectangular" height={page.height * scale} />}
        {pages !== undefined && (
          <Box
            component="iframe"
            srcDoc={pages}
            title=""
            tabIndex={-1}
            sandbox=""
            sx={{ ...page, border: 0, pointerEvents: 'none', transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        )}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { useDocumentPages } from './DocumentPages.tsx';

/** The width of a page in its own frame, in pixels. */
const pageWidth = 800;

/** In pixels: the width of the page, and the part of its height that is shown. */
const sizes = {
  page: { width: 216, height: 280 },
  card: { width: 200, height: 180 },
  field: { width: 44, height: 56 },
} as const;

interface ThumbnailProps {
  readonly document: DocumentReference;
  readonly size: keyof typeof sizes;
}

/** A decorative thumbnail of the first page; blank if it cannot be drawn. */
export function Thumbnail({ document, size }: ThumbnailProps) {
  const { data: pages, isPending } = useDocumentPages(document);
  const { width, height } = sizes[size];
  const scale = width / pageWidth;
  return (
    <Box
      aria-hidden="true"
      sx={({ tokens }) => ({
        height,
        display: 'flex',
        flex: 'none',
        justifyContent: 'center',
        overflow: 'hidden',
        backgroundColor: tokens.sunken,
        border: `0 solid ${tokens.line}`,
        ...(size === 'field' ? { borderWidth: 1, borderRadius: 0.5 } : { borderBottomWidth: 1 }),
      })}
    >
      <Box sx={{ width, overflow: 'hidden', flex: 'none' }}>
        {isPending && <Skeleton variant="rectangular" height={height} />}
        {pages !== undefined && (
          <Box
            component="iframe"
            srcDoc={pages}
            title=""
            tabIndex={-1}
            sandbox=""
            sx={{
              width: pageWidth,
              height: height / scale,
              border: 0,
              pointerEvents: 'none',
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        )}
      </Box>
    </Box>
  );
}

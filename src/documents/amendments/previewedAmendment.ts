import type { amendmentPreview } from '../../../schemas/parts/recurrence/amendmentPreview.ts';
import type { Infer } from '../../../schemas/resource.ts';

/** The preview of an amendment, as the server returns it. */
export type PreviewedAmendment = Infer<typeof amendmentPreview>;

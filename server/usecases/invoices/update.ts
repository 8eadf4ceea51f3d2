import type { UpdateFile } from '../../resources/writing.ts';
import { replacing } from '../documents/drafts.ts';
import { engine } from './engine.ts';

export const contract: UpdateFile['contract'] = {
  summary: 'Replace the content of a draft and issue it, unless `is_draft` is set.',
  description:
    'Takes the same body as creating an invoice; a draft can be sent back as it was read. The logo is kept if none is ' +
    'sent, unless `remove_logo` is set.',
};

export const update = replacing(engine);

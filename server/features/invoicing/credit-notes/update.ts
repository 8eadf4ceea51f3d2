import { replacingNote } from '../notes/write.ts';
import { engine } from './engine.ts';

export const update = replacingNote(engine);

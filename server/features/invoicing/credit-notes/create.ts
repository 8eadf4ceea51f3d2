import { creatingNote, describedCreation } from '../notes/write.ts';
import { engine } from './engine.ts';

export const create = creatingNote(engine);
export const described = describedCreation;
export const late = ['number', 'full_number', 'series_uuid'];

import { noteIssue } from '../../notes/issue.ts';
import { engine } from '../engine.ts';

export const { check, apply, notices } = noteIssue(engine, 'debit');

import { issueCommand } from '../../documents/issueCommand.ts';
import { engine } from '../engine.ts';

export const { readAhead, check, tell, apply, became } = issueCommand(engine);

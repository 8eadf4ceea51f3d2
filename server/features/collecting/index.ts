/** All that other features use of collecting. */

export { sendByHand } from './reminders/byHand.ts';
export { groupsOf, readReminded, type ReminderGroup } from './reminders/reminded.ts';
export { observationOf } from './lateCharges/observation.ts';
export { readLateFees, readMade, type LateFees } from './lateCharges/readCharge.ts';

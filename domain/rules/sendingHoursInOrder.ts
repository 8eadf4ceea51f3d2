import type { Rule } from './rule.ts';

/** The hours of sending end after they begin. */
export const sendingHoursInOrder: Rule = ({ reminders_from: from, reminders_until: until }) =>
  typeof from === 'number' && typeof until === 'number' && from >= until
    ? [{ path: 'reminders_until', key: 'validation.hoursInOrder' }]
    : [];

/** The company that a role or a group is of, by its short name; the platform's have none. */
export const ownerOfRights = { type: 'string', maxLength: 63, readOnly: true } as const;

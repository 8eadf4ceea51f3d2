/** The company of a role or group, by short name; absent for the platform's. */
export const ownerOfRights = { type: 'string', maxLength: 63, readOnly: true } as const;

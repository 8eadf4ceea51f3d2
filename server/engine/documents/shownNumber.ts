/** SQL: the number by which people know an issued document of `alias`: ours, or that of the previous system. */
export const shownNumber = (alias: string): string => `coalesce(${alias}.full_number, ${alias}.company_number)`;

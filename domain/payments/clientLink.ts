/** How many days the link to a client's page opens. */
export const clientLinkDays = 90;

/** The most invoices that are paid together. */
export const mostTogether = 50;

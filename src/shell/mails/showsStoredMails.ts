/** Returns whether the server stores mails and shows them, as its page tells. */
export const showsStoredMails = (): boolean => document.querySelector('meta[name="demo-mails"]') !== null;

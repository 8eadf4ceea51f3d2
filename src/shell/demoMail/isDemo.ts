/** Whether the server keeps mails and shows them to those who would get them: it then says so in the page. */
export const keepsMails = (): boolean => document.querySelector('meta[name="demo-mails"]') !== null;

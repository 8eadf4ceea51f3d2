/** The filters of the list: the documents that a series numbers are a choice of the console's own. */
export default ['archived'];

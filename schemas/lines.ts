/** The two lines of a row on a phone, each part a column. What a resource leaves out follows from its columns. */
export interface Lines<P extends string = string> {
  /** The start of the first line: what or whom the record is about. */
  readonly lead?: P;
  /** The end of the first line: its amount. */
  readonly figure?: P;
  /** The start of the second line: values that need no name. */
  readonly details?: readonly P[];
  /** The end of the second line: its status. */
  readonly state?: P;
}

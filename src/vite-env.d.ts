interface ImportMetaEnv {
  /** Where flags come from instead of our own `/flags`. */
  readonly FLAGS_URL?: string;
}

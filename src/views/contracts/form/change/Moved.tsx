interface MovedProps {
  readonly before: string;
  readonly after: string;
}

/** A figure as it will be, and below it what it was where that is another. */
export function Moved({ before, after }: MovedProps) {
  if (before === after) return after;
  return (
    <>
      <ins>{after}</ins> <del>{before}</del>
    </>
  );
}

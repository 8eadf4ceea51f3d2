/** Calls `stop` at the first stop signal. A later one ends the process immediately; the database recovers. */
export function onStopSignal(stop: (signal: string) => void): void {
  let asked: number | undefined;
  const onSignal = (signal: string) => {
    // One Ctrl+C may arrive twice.
    if (asked !== undefined && Date.now() - asked > 1_000) process.exit(1);
    if (asked !== undefined) return;
    asked = Date.now();
    stop(signal);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

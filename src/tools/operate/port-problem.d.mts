/**
 * Returns why nothing can be served on a port, if so: it is no port, or another program listens there.
 *
 * @param text the value of `--port`
 * @param toCommand returns the command that takes another port
 */
export function findPortProblem(
  text: string,
  toCommand: (port: string) => string,
): Promise<string | undefined>

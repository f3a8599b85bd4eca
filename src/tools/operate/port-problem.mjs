import { createServer } from 'node:net'

/** Why nothing can be served on a port, if so. The installation, too, asks it: the machine's own Node runs this file. */
export function findPortProblem(text, toCommand) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535 || text.trim() === '') {
    return Promise.resolve(`--port takes a number from 0 to 65535, not «${text}».`)
  }
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ message }) =>
      resolve(`Port ${port} can't be used (${message}). Choose another: ${toCommand(String(port + 1))}`),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)))
  })
}

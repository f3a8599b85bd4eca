import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * Waits for the next message of a child process, of the type that its code sends.
 *
 * @throws Error where the child ends first: this process, which waits for nothing else, would end without a word
 */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const waiting = new AbortController()
  const { signal } = waiting
  try {
    const received = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code, killedBy]) => {
        throw new Error(`A process that runs tests has ended (${killedBy ?? code}). Start the program again.`)
      }),
    ])
    return received[0]
  } finally {
    waiting.abort()
  }
}

import { type ChildProcess, spawn } from 'node:child_process'

/** A program that has ended, with its output. */
export interface Ran {
  isPassed: boolean
  seconds: number
  /** Everything that the program printed, in its order. */
  output: string
}

export interface StartOptions {
  /** Variables in addition to those of this process. */
  environment?: Record<string, string>
  /** Working folder of the program; that of this process if it is absent. */
  folder?: string
  /** Called with each piece of the output. */
  onText?: (text: string) => void
  /** Ends the program. */
  signal?: AbortSignal
}

/** A process that doesn't end when asked to is killed. */
const patienceMs = 10_000
const isWindows = process.platform === 'win32'

/**
 * Running processes that this program has started. Each leads a process group, so that its own children end with it.
 */
const running = new Set<ChildProcess>()

export function start(
  [command = '', ...parameters]: readonly string[],
  { environment, folder, onText }: StartOptions = {},
): ChildProcess {
  const child = spawn(command, parameters, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    shell: isWindows,
  })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => onText?.(text))
  }
  const forget = () => running.delete(child)
  child.once('close', forget).once('error', forget)
  return child
}

/** Keeps what the process prints, to show it where the process fails. */
export async function run(
  command: readonly string[],
  { onText, signal, ...options }: StartOptions = {},
): Promise<Ran> {
  const begun = performance.now()
  const texts: string[] = []
  const hear = (text: string) => {
    texts.push(text)
    onText?.(text)
  }
  const child = start(command, { ...options, onText: hear })
  signal?.addEventListener('abort', () => end(child), { once: true })
  const isPassed = await new Promise<boolean>((resolve) => {
    child.once('error', ({ message }) => {
      hear(`${message}\n`)
      resolve(false)
    })
    child.once('close', (status) => resolve(status === 0))
  })
  return { isPassed, seconds: Math.round((performance.now() - begun) / 1000), output: texts.join('') }
}

/** Runs a program that reads the keyboard and writes to the terminal itself, and returns its exit code. */
export function runInTerminal([command = '', ...parameters]: readonly string[]): Promise<number> {
  const child = spawn(command, parameters, { stdio: 'inherit', shell: isWindows })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || !running.has(child)) return
  const { pid } = child
  const ended = new Promise((resolve) => child.once('close', resolve))
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (isWindows) child.kill(signal)
      else process.kill(-pid, signal)
    } catch {
      // The group of the process has ended already.
    }
  }
  const insist = setTimeout(kill, patienceMs, 'SIGKILL')
  kill('SIGTERM')
  await ended
  clearTimeout(insist)
}

const endAll = () => Promise.all([...running].map(end))

/** An interruption of this program ends all processes that it has started. */
export function endAllWhenInterrupted(andThen: () => void = () => undefined): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await endAll()
      andThen()
      process.exit(1)
    })
  }
}

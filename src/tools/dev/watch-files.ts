import { existsSync, watch } from 'node:fs'
import { join, sep } from 'node:path'

/** An editor writes a file in several steps, and a search-and-replace many files: what comes this soon is one change. */
const quietMs = 20

/** Folders and files that tools write: builds, packages, version control, temporary files of editors. */
const ignored = /(?:^|[\\/])(?:node_modules|\.[^\\/]*|cms)(?:[\\/]|$)|\.gen\.ts$|~$|\.tmp$|^\d+$/

/**
 * Calls back with the files that have changed, been made, renamed or deleted below some folders, as absolute paths. A
 * call begins when the one before has ended; what changes meanwhile is one set for the next call.
 *
 * @returns a function that ends the watch
 */
export function watchFiles(
  folders: readonly string[],
  onChange: (files: ReadonlySet<string>) => Promise<void>,
): () => void {
  let changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  const run = async () => {
    if (isRunning || changed.size === 0) return
    const files = changed
    changed = new Set()
    isRunning = true
    await onChange(files).finally(() => {
      isRunning = false
    })
    wait()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(run, quietMs)
  }
  const watchers = folders.filter(existsSync).map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      if (name === null || ignored.test(name)) return
      changed.add(join(folder, name))
      wait()
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

/** Whether a path is a folder's or below it. */
export const isBelow = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder + sep)

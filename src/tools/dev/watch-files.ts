import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
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
  // Each folder is watched by itself: on Linux, a watch with `recursive` loses a file that an editor replaces by another.
  const watchers = new Map<string, FSWatcher>()
  const leave = (folder: string) => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }
  const follow = (folder: string) => {
    if (watchers.has(folder)) return
    const watcher = watch(folder, (_, name) => {
      if (name === null || ignored.test(name)) return
      const path = join(folder, name)
      if (isFolder(path)) follow(path)
      else leave(path)
      changed.add(path)
      wait()
    })
    // Windows reports a deleted folder as an error.
    watcher.on('error', () => leave(folder))
    watchers.set(folder, watcher)
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      if (!ignored.test(name) && isFolder(path)) follow(path)
    }
  }
  for (const folder of folders.filter(existsSync)) follow(folder)
  return () => {
    clearTimeout(timer)
    for (const folder of [...watchers.keys()]) leave(folder)
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Whether a path is a folder's or below it. */
export const isBelow = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder + sep)

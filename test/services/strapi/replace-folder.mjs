import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** In the folder itself, so that it goes with it. */
const stampName = '.tutti'

/**
 * Makes a folder where there is none, or where it was made of something else. It is made under another name and put in its
 * place at the end: whatever ends this process meanwhile, the folder is whole or missing, and two processes don't meet in
 * it.
 *
 * @param {string} folder
 * @param {string} hash of what it is made of
 * @param {(staging: string) => string | Promise<string>} make makes it in the empty folder `staging`, and returns its path
 */
export async function replaceFolder(folder, hash, make) {
  removeAbandoned(folder)
  if (stampOf(folder) === hash) return
  const staging = nameBeside(folder, process.pid)
  mkdirSync(staging, { recursive: true })
  try {
    const made = await make(staging)
    writeFileSync(join(made, stampName), hash)
    moveAway(folder, join(staging, 'former'))
    renameSync(made, folder)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

const nameBeside = (folder, pid) => join(dirname(folder), `.making-${pid}-${basename(folder)}`)

/** What processes that are gone have begun. */
function removeAbandoned(folder) {
  mkdirSync(dirname(folder), { recursive: true })
  for (const name of readdirSync(dirname(folder))) {
    const pid = /^\.making-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && name.endsWith(`-${basename(folder)}`) && !isRunning(Number(pid))) {
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
    }
  }
}

function isRunning(pid) {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process.
    return error.code === 'EPERM'
  }
}

function moveAway(folder, to) {
  try {
    renameSync(folder, to)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function stampOf(folder) {
  try {
    return readFileSync(join(folder, stampName), 'utf8')
  } catch {
    return undefined
  }
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/**
 * Returns a function that makes a temporary folder with files, given as texts by their paths in it. The folders are
 * removed after the last test of the file that calls this.
 */
export function useTemporaryFolders(): (files?: Readonly<Record<string, string>>) => Promise<string> {
  const made: string[] = []
  afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))))
  return async (files = {}) => {
    const folder = await mkdtemp(join(tmpdir(), 'tutti-'))
    made.push(folder)
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    return folder
  }
}

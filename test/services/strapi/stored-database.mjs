import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf, packageFiles, run, writeSnapshot } from './prepare.mjs'
import { replaceFolder } from './replace-folder.mjs'

const here = dirname(fileURLToPath(import.meta.url))

/**
 * Makes a database with the site's embedded content of today when there is none, or when Strapi, its model or the content
 * has changed. A Strapi that starts with a copy of it has nothing to fill.
 *
 * @param strapi of `strapiOf`
 * @returns the folder of the database, the snapshot that it was filled with, and the site's API tokens
 */
export async function storeDatabase({ home, node, model }) {
  const folder = join(home, '.stored')
  const today = mkdtempSync(join(tmpdir(), 'tutti-snapshot-'))
  try {
    const snapshot = join(today, 'snapshot.json')
    writeSnapshot(snapshot)
    const madeOf = [...packageFiles, ...model.flatMap((path) => filesIn(home, path)), snapshot]
    await replaceFolder(folder, hashOf(home, madeOf), (staging) => {
      console.log('Filling a database with the content of today: half a minute, once a day.')
      const made = join(staging, 'made')
      mkdirSync(made)
      cpSync(snapshot, join(made, 'snapshot.json'))
      const env = { ...process.env, NODE_ENV: 'production', SERVE_ADMIN: 'false', DATA_FOLDER: made }
      // What the site's own deployment is told belongs to a start, not to what is stored.
      for (const name of ['WEBHOOK_URL', 'WEBHOOK_SECRET', 'SNAPSHOT_FILE']) delete env[name]
      run(home, node, [join(here, 'fill-database.mjs')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      return made
    })
  } finally {
    rmSync(today, { recursive: true })
  }
  return folder
}

/** The path itself where it is a file's, else those of all files below it, in an order that is the same everywhere. */
function filesIn(home, path) {
  if (statSync(join(home, path)).isFile()) return [path]
  const names = readdirSync(join(home, path), { recursive: true }).map((name) => join(path, name))
  return names.filter((name) => statSync(join(home, name)).isFile()).sort()
}

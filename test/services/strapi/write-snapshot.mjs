// Writes the site's embedded content as JSON: node write-snapshot.mjs <file> <today as YYYY-MM-DD>.
// Needs a Node that runs TypeScript.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeSnapshot } from '../../../src/demo/snapshot.ts'

const [file, today] = process.argv.slice(2)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(makeSnapshot(today)))

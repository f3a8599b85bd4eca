import { expect, it } from 'vitest'
import { demoBrandFolder } from '../../src/tools/chosen-brand.ts'
import type { ProgramContext } from '../../src/tools/operate/program.ts'
import { runSql } from '../../src/tools/operate/run-sql.ts'

const refusing = (text: string): ProgramContext => ({
  environment: {},
  isAttended: false,
  brandFolder: demoBrandFolder,
  configPath: 'wrangler.toml',
  print: () => undefined,
  note: () => undefined,
  printError: () => undefined,
  wrangler: () => ({ status: 1, stdout: JSON.stringify({ error: { text } }), stderr: '' }),
})

it.each([
  [
    'no such table: submission: SQLITE_ERROR',
    { isRemote: false, environment: undefined },
    'The database lacks tables, which a start of the site makes: npm start',
  ],
  [
    'no such table: vote: SQLITE_ERROR',
    { isRemote: true, environment: 'staging' },
    'The database lacks tables, which a deployment makes: npm run deploy -- --env staging',
  ],
  [
    'no such column: handled_at at offset 7: SQLITE_ERROR',
    { isRemote: true, environment: undefined },
    'The database lacks tables, which a deployment makes: npm run deploy',
  ],
  ['Authentication error', { isRemote: true, environment: undefined }, 'Authentication error'],
])('says after «%s» what to do', (text, location, message) => {
  expect(() => runSql(refusing(text), 'select 1', location)).toThrow(new Error(message))
})

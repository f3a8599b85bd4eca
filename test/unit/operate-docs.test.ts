import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scripts } from '../../package.json'
import { siteBindings } from '../../src/config/bindings.ts'
import { findConfigProblems } from '../../src/tools/build/check-wrangler-config.ts'
import { readWranglerConfig } from '../../src/tools/operate/wrangler-config.ts'
import { readText } from './read-imports.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()
const handbook = readText('docs/operate.md')

it('the environment for staging that the handbook gives to copy has all bindings of the site', async () => {
  const [, block = ''] = /```toml\n(\[env\.staging\]\n[\s\S]*?)```/.exec(handbook) ?? []
  const path = join(await makeFolder(), 'wrangler.toml')
  writeFileSync(path, `${readText('wrangler.toml')}\n${block}`)
  expect(findConfigProblems(path)).toEqual([])
  const { bindings } = readWranglerConfig(path, { environment: 'staging' })
  const left = Object.entries(siteBindings).filter(([name]) => !(name in bindings))
  expect(left.filter(([, { kind }]) => kind !== 'rate-limit').map(([name]) => name)).toEqual([
    'STATISTICS_POINTS',
    'EMAIL',
  ])
})

const handbookFiles = ['adopt.md', 'ci-example.yml', 'commands.md', 'deploy.md', 'operate.md']

it('every script that operators’ documents and the workflow to copy call is one of package.json', () => {
  const files = ['README.md', ...handbookFiles.map((name) => `docs/${name}`)]
  const called = files.flatMap((file) =>
    [...readText(file).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, script = '']) => ({ file, script })),
  )
  expect(called.length).toBeGreaterThan(50)
  expect(called.filter(({ script }) => !(script in scripts))).toEqual([])
})

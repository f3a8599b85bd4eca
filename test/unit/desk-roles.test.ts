import { expect, it } from 'vitest'
import { filesBelow, readText } from './read-imports.ts'

/** Code that runs in the Worker or draws its pages. */
const server = filesBelow('src', /\.tsx?$/).filter(
  (file) => !/^src\/(?:tools|demo|brand|strapi-emulator|strapi-project|languages)\//.test(file),
)
const filesWith = (pattern: RegExp) => server.filter((file) => pattern.test(readText(file)))

it('a role is asked for by the guard of the desk and by the frame of its pages, and nowhere else', () => {
  expect(filesWith(/\btoDeskRole\(/)).toEqual([
    'src/features/desk/pages/define-desk-page.tsx',
    'src/http/desk-routes.ts',
    'src/routes/desk-role.ts',
  ])
  expect(filesWith(/\b(?:EDITOR|OFFICE|OWNER)_ROLES\b/)).toEqual([
    'src/config/config.ts',
    'src/features/accounts/create-account-service.ts',
    'src/routes/desk-role.ts',
  ])
  // The account service's own role; it makes the pass that shows the edit bar, and allows nothing.
  expect(filesWith(/\buser\.role\b|\brole\.type\b/)).toEqual([
    'src/features/accounts/create-account-service.ts',
    'src/features/accounts/session.ts',
    'src/features/desk/pages/define-desk-page.tsx',
    'src/http/desk-routes.ts',
  ])
})

it('what an editor’s pass shows changes nothing that is stored', () => {
  expect(filesWith(/\bisEditor(?:Pass)?\b/).filter((file) => /\/actions\/|\/api\//.test(file))).toEqual([])
})

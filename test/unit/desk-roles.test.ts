import { expect, it } from 'vitest'
import { type Bindings, readConfig } from '../../src/config/config.ts'
import { toDeskRole } from '../../src/routes/desk-role.ts'
import { filesBelow, readText } from './read-imports.ts'

/** Code that runs in the Worker or draws its pages. */
const server = filesBelow('src', /\.tsx?$/).filter(
  (file) => !/^src\/(?:tools|demo|brand|strapi-emulator|strapi-project|languages)\//.test(file),
)
const filesWith = (pattern: RegExp) => server.filter((file) => pattern.test(readText(file)))

const roleOf = (type: string | undefined, variables: Record<string, string> = {}) =>
  toDeskRole(readConfig(variables as unknown as Bindings), type)

it.each([
  [undefined, undefined],
  ['authenticated', undefined],
  ['editor', 'editor'],
  ['office', 'office'],
  ['owner', 'owner'],
])('a user with the role %s in Strapi is %s at the desk', (type, role) => {
  expect(roleOf(type)).toBe(role)
})

it.each([
  [{ EDITOR_ROLES: 'redaktion,presse' }, 'presse', 'editor'],
  [{ EDITOR_ROLES: 'redaktion' }, 'editor', undefined],
  [{ OFFICE_ROLES: 'kasse' }, 'kasse', 'office'],
  [{ OWNER_ROLES: 'leitung' }, 'leitung', 'owner'],
  [{ EDITOR_ROLES: 'team', OFFICE_ROLES: 'team', OWNER_ROLES: 'leitung' }, 'team', 'office'],
])('with %j a user with the role %s is %s', (variables, type, role) => {
  expect(roleOf(type, variables)).toBe(role)
})

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

import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

interface Secrets {
  secretOf: (name: string, env: unknown) => string
}
const { secretOf }: Secrets = createRequire(import.meta.url)(
  '../../src/strapi-project/files/src/tutti/secrets.js',
)

/** The function `env` that Strapi passes to its configuration. */
const envOf = (variables: Record<string, string>) =>
  Object.assign((name: string, otherwise?: string) => variables[name] ?? otherwise, {
    bool: (name: string, otherwise: boolean) => (name in variables ? variables[name] === 'true' : otherwise),
  })

const ownSecret = 'zW3q8b0cLr5yQm1tV6nX9sKd2fHg4jPa'
const onlyHere: Record<string, string>[] = [
  {},
  { HOST: 'localhost' },
  { HOST: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1:1337' },
]
const reachable: Record<string, string>[] = [
  { HOST: '0.0.0.0' },
  { HOST: '192.168.1.7' },
  { PUBLIC_URL: 'https://cms.example.org' },
  { IS_PROXIED: 'true' },
]

describe('a secret of an orchestra’s Strapi', () => {
  it.each(onlyHere)('may be a known word on one’s own machine: %o', (variables) => {
    expect(secretOf('JWT_SECRET', envOf({ ...variables, JWT_SECRET: 'local-jwt-secret' }))).toBe(
      'local-jwt-secret',
    )
  })

  it.each(onlyHere)('stops the start where it is missing, even there: %o', (variables) => {
    expect(() => secretOf('JWT_SECRET', envOf(variables))).toThrow(/JWT_SECRET.*openssl rand -base64 32/)
  })

  it.each(reachable)(
    'stops the start where others can reach Strapi and nobody has set it: %o',
    (variables) => {
      expect(() => secretOf('JWT_SECRET', envOf(variables))).toThrow(/JWT_SECRET.*openssl rand -base64 32/)
    },
  )

  it.each(['local-jwt-secret', 'local-key-one', 'toBeModified1,toBeModified2', 'short'])(
    'stops the start where it is «%s»',
    (JWT_SECRET) => {
      expect(() => secretOf('JWT_SECRET', envOf({ HOST: '0.0.0.0', JWT_SECRET }))).toThrow('JWT_SECRET')
    },
  )

  it.each(reachable)('is the operator’s own: %o', (variables) => {
    expect(secretOf('APP_KEYS', envOf({ ...variables, APP_KEYS: `${ownSecret},${ownSecret}` }))).toBe(
      `${ownSecret},${ownSecret}`,
    )
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../src/log.ts'

afterEach(() => vi.restoreAllMocks())

const levels = ['info', 'warn', 'error'] as const

/** What one call of a log writes. */
function written(level: (typeof levels)[number], details?: Record<string, unknown>, context = {}): string {
  const write = vi.spyOn(console, level).mockImplementation(() => undefined)
  createLog(context)[level]('something happened', details)
  return String(write.mock.calls[0]?.[0])
}

describe('a log line', () => {
  it.each(levels)('of level %s is one JSON object with its level and message', (level) => {
    expect(JSON.parse(written(level))).toEqual({ level, message: 'something happened' })
  })

  it('carries what every line of its request carries', () => {
    expect(JSON.parse(written('warn', {}, { requestId: 'r1' }))).toMatchObject({ requestId: 'r1' })
  })

  it('carries its details', () => {
    expect(JSON.parse(written('info', { path: '/x', variables: { slug: 'a' } }))).toMatchObject({
      path: '/x',
      variables: { slug: 'a' },
    })
  })

  it('is one line, whatever the details hold', () => {
    expect(written('info', { text: 'one\ntwo' })).not.toContain('\n')
  })

  it('shows an error by its name and message', () => {
    expect(JSON.parse(written('error', { error: new TypeError('wrong') }))).toMatchObject({
      error: 'TypeError: wrong',
    })
  })

  it('shows the causes of an error', () => {
    const error = new Error('outer', { cause: new Error('middle', { cause: new TypeError('inner') }) })
    expect(JSON.parse(written('error', { error }))).toMatchObject({
      error: 'Error: outer ← Error: middle ← TypeError: inner',
    })
  })

  it('leaves the stack of an error out', () => {
    expect(written('error', { error: new Error('x') })).not.toContain('.test.ts')
  })
})

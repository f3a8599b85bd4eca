import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { visit } from '../visit.ts'

const paths = ['/', '/concerts', '/concerts?past=1', '/concerts?page=2', '/c/unknown']

beforeEach(forgetIsolateCache)

describe.each(['ru', 'en', 'th'])('in %s', (locale) => {
  it.each(paths.slice(0, 4))('answers %s with a whole page in its language', async (path) => {
    const errors = vi.spyOn(console, 'error')
    const response = await visit(locale === 'ru' ? path : `/${locale}${path === '/' ? '' : path}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html.endsWith('</html>')).toBe(true)
    expect(html).not.toContain('tutti-later')
    expect(errors).not.toHaveBeenCalled()
  })
})

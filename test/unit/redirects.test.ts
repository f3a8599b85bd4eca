import { describe, expect, it } from 'vitest'
import { toLocation } from '../../src/http/redirect.ts'
import { filesBelow, readText } from './read-imports.ts'

const theOnlyPlace = 'src/http/redirect.ts'
const server = filesBelow('src', /\.tsx?$/).filter(
  (file) => !/^src\/(tools|demo|strapi-emulator)\//.test(file),
)

/** Every function of Hono and of the platform that makes a response with the header `Location`. */
const redirecting = /\.redirect\(|['"]Location['"]|\bLocation: |header\('location'/

describe('a redirect', () => {
  it('is made in one place only', () => {
    const places = server.filter((file) => redirecting.test(readText(file)))
    expect(places).toEqual([theOnlyPlace])
  })

  it.each([
    ['?utm_source=vk', '/programs', '/programs?utm_source=vk'],
    ['?utm_source=vk&city=kazan', '/programs', '/programs?utm_source=vk'],
    ['?yclid=1', '/concerts?available=1#list', '/concerts?available=1&yclid=1#list'],
    ['?utm_source=vk&utm_medium=cpc', '/x?utm_source=mail', '/x?utm_source=mail&utm_medium=cpc'],
    ['?gclid=1', 'https://shop.example/a?b=1', 'https://shop.example/a?b=1&gclid=1'],
    ['?voucher=SPRING&gclid=1', '/programs', '/programs?gclid=1&voucher=SPRING'],
    ['?voucher=SPRING&gclid=1', 'https://shop.example/a', 'https://shop.example/a?gclid=1'],
    ['?voucher=SPRING', 'https://evil.example/', 'https://evil.example/'],
    ['?voucher=SPRING', 'https://site.example/c/a', 'https://site.example/c/a?voucher=SPRING'],
    ['?code=SECRET&token=b&email=a%40b.example', 'https://shop.example/', 'https://shop.example/'],
    ['', '/programs#a', '/programs#a'],
    ['?city=kazan', '/programs', '/programs'],
    ['?ref=@evil.example', '/programs', '/programs?ref=%40evil.example'],
  ])('from an address with «%s» to %s leads to %s', (search, to, location) => {
    expect(toLocation(`https://site.example/old${search}`, to)).toBe(location)
  })
})

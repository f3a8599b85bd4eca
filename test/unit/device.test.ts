import { describe, expect, it } from 'vitest'
import { type Device, readDevice, readDeviceKind } from '../../src/shared/device.ts'

const onMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Chrome on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
  'Android phone': `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
  'Android tablet': `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Safari/537.36`,
  'Samsung phone': `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  'Safari on a Mac': `${onMac} Version/18.1 Safari/605.1.15`,
  'Chrome on a Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`,
  'Edge on Windows': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0`,
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const

const namesOf = (device: Device) =>
  Object.entries(device)
    .filter(([, isSo]) => isSo)
    .map(([name]) => name)

describe('the device', () => {
  it.each<[keyof typeof agents, string[]]>([
    ['iPhone', ['isMobile', 'isIos', 'isSafari']],
    ['Chrome on an iPhone', ['isMobile', 'isIos', 'isChrome']],
    ['Android phone', ['isMobile', 'isAndroid', 'isChrome']],
    ['Android tablet', ['isTablet', 'isAndroid', 'isChrome']],
    ['Samsung phone', ['isMobile', 'isAndroid', 'isSamsung']],
    ['Safari on a Mac', ['isDesktop', 'isMacOS', 'isSafari']],
    ['Chrome on a Mac', ['isDesktop', 'isMacOS', 'isChrome']],
    ['Edge on Windows', ['isDesktop', 'isWindows', 'isEdge']],
    ['Firefox on Windows', ['isDesktop', 'isWindows', 'isFirefox']],
    ['Googlebot', ['isDesktop', 'isCrawler']],
  ])('%s is told by its name', (name, expected) => {
    expect(namesOf(readDevice(agents[name]))).toEqual(expected)
  })

  it('a telephone of Cubot is no crawler', () => {
    expect(readDevice('Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) Chrome/96 Mobile').isCrawler).toBe(
      false,
    )
  })

  it('an iPad that calls itself a Mac is told by its touch screen', () => {
    const device = readDevice(agents['Safari on a Mac'], { maxTouchPoints: 5 })
    expect(namesOf(device)).toEqual(['isTablet', 'isIos', 'isSafari'])
  })

  it('believes the browser that says it is on a phone', () => {
    expect(readDeviceKind(readDevice(agents['Android tablet'], { isMobile: true }))).toBe('mobile')
  })

  it.each(['', '\u0000', '('.repeat(10_000), 'Mobile '.repeat(5000)])(
    'is one of three kinds for %.20j',
    (agent) => {
      const { isMobile, isTablet, isDesktop } = readDevice(agent)
      expect([isMobile, isTablet, isDesktop].filter(Boolean)).toHaveLength(1)
    },
  )
})

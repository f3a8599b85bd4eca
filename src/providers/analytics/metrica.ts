import type { AnalyticsProvider, StartCounting } from '../analytics-provider.ts'

const counter = ['https://mc.yandex.ru', 'https://mc.yandex.com']

/**
 * Yandex Metrica. The sources are those of its help page «Installing a tag on a site with CSP», without the hosts of
 * session replay, which the site doesn't use.
 */
export const provider: AnalyticsProvider = {
  name: { Latn: 'Yandex Metrica', Cyrl: 'Яндекс Метрика' },
  country: 'ru',
  isDefaultIn: ['ru'],
  id: { pattern: /^\d{1,12}$/, is: "the counter's number: digits only" },
  host: 'mc.yandex.ru',
  stores: { prefixes: ['_ym'], maxAgeSeconds: 31_536_000 },
  sources: () => ({
    'script-src': ['https://mc.yandex.ru', 'https://yastatic.net'],
    'img-src': counter,
    'connect-src': counter,
    'frame-src': counter,
  }),
}

type Counter = { (id: number, method: string, ...values: unknown[]): void; a?: unknown[][]; l?: number }

export const startCounting: StartCounting = async ({ id }, { loadScript }) => {
  const number = Number(id)
  const tab = globalThis as { ym?: Counter }
  // Calls that are made before the library is loaded wait in the property `a`, where the library reads them.
  const waiting: unknown[][] = []
  const stub: Counter = (...call) => {
    waiting.push(call)
  }
  tab.ym ??= Object.assign(stub, { a: waiting, l: Date.now() })
  tab.ym(number, 'init', { clickmap: false, trackLinks: true, accurateTrackBounce: true, webvisor: false })
  await loadScript('https://mc.yandex.ru/metrika/tag.js')
  return (name, parameters) => tab.ym?.(number, 'reachGoal', name, parameters)
}

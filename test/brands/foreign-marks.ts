import type { Served } from './crawl.ts'

/** Words, hosts, money and numbers of authorities of countries that none of the tested brands is at home in. */
const foreignMarks: readonly { what: string; pattern: RegExp }[] = [
  { what: 'Cyrillic letters', pattern: /\p{Script=Cyrillic}/u },
  { what: 'Thai letters', pattern: /\p{Script=Thai}/u },
  { what: 'roubles', pattern: /₽|\bRUB\b|\brou?bles?\b|\bRubel\b/i },
  { what: 'Yandex', pattern: /yandex|\bmetri[ck]a\b|\bymaps\b/i },
  {
    what: 'a host of another country',
    pattern: /\b[\w-]+\.(ru|su|kz)\b|\bvk\.com\b|odnoklassniki|intickets|tickets-?cloud/i,
  },
  // Words in lower case are only names of fields in code.
  { what: 'a tax number of another country', pattern: /\b(INN|OGRN|KPP)\b/ },
  { what: 'a place of another country', pattern: /\b(Moscow|Moskau|Russian?|Russland|russisch\w*)\b/i },
]

/** Pictures and fonts are bytes, and fonts have signs of all currencies, as visitors may pay in them elsewhere. */
const isText = (path: string): boolean =>
  !/\.(ico|png|webp|woff2)$/.test(path) && path !== '/build/share-picture-parts.json'

/** @returns what was found, with its surroundings, and where: «/concerts: Yandex: «… href="https://yandex.com/maps» */
export function findForeignMarks(served: readonly Served[]): string[] {
  return served
    .filter(({ path }) => isText(path))
    .flatMap(({ path, text }) => {
      // A page that isn't there says which address was asked for.
      const own = text.replaceAll(path.replace(/^\/en(?=\/)/, ''), '')
      return foreignMarks.flatMap(({ what, pattern }) => {
        const at = own.search(pattern)
        return at < 0 ? [] : [`${path}: ${what}: «${own.slice(Math.max(0, at - 60), at + 60)}»`]
      })
    })
}

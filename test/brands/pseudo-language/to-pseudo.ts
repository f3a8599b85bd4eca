/** Accented letters by the plain ones that they replace. Every font of a language in the Latin script has them. */
const accented = new Map(
  Array.from('aceinorsuyzACEINORSUYZ', (letter, at) => [letter, 'áçéíñóŕšúýžÁÇÉÍÑÓŔŠÚÝŽ'.charAt(at)]),
)
export const accentedLetters: readonly string[] = [...accented.values()]

/** Share by which a text becomes longer: translations of English are up to 40 % longer. */
const lengthening = 0.4
const filler = 'lóŕém íp šúm dó lór šít '

/**
 * Parts of a text that a program reads, and which therefore stay unchanged: markup, entities, addresses, file endings.
 */
const untouched = /(<[^>]*>|&\w+;|https?:\/\/\S+|[\w.+-]+@[\w.-]+|\/[\w/{}-]+|\.\w{2,4}\b)/

/**
 * Makes texts of the pseudo-language from English ones: accented and longer. Values that a text inserts stay unchanged.
 *
 * @param texts the English texts of a subject
 */
export function toPseudo<Texts>(texts: Texts): Texts {
  // A string is replaced by a string, and a function by a function that returns a string.
  return change(texts) as Texts
}

function change(texts: unknown): unknown {
  if (typeof texts === 'string') return toPseudoText(texts, [])
  if (typeof texts === 'function') return (...values: unknown[]) => changeResult(texts(...values), values)
  if (Array.isArray(texts)) return texts.map(change)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]))
}

const changeResult = (result: unknown, values: unknown[]): unknown =>
  typeof result === 'string' ? toPseudoText(result, values.flatMap(listTexts)) : result

/** Lists the strings and numbers in a value, which a text may insert. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listTexts)
  return value === undefined || value === null ? [] : [String(value)]
}

/** @param inserted parts of the text that stay unchanged */
export function toPseudoText(text: string, inserted: readonly string[]): string {
  const kept = inserted
    .filter((each) => /\p{L}{2}/u.test(each))
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const parts = text
    .split(new RegExp([untouched.source, ...kept.map((each) => `(${each})`)].join('|'), 'u'))
    .filter((part) => part !== undefined)
  const isKept = new RegExp(`^(?:${[untouched.source, ...kept].join('|')})$`, 'u')
  const letters = parts
    .filter((part) => !isKept.test(part))
    .join('')
    .replace(/[^\p{L}]/gu, '').length
  const more = Math.ceil(letters * lengthening)
  const longer =
    more > 0
      ? ` ${filler
          .repeat(Math.ceil(more / filler.length))
          .slice(0, more)
          .trim()}`
      : ''
  const end = /[\s:.…?,]*$/.exec(text)?.[0] ?? ''
  const changed = parts.map((part) => (isKept.test(part) ? part : accent(part))).join('')
  return changed === text && letters === 0
    ? text
    : `${changed.slice(0, changed.length - end.length)}${longer}${end}`
}

const accent = (text: string) => Array.from(text, (letter) => accented.get(letter) ?? letter).join('')

interface WithLetters {
  letters: { alphabet: string; ofPages: string; ofPictures: readonly string[] }
}

/** Adds the accented letters to the facts of English, so that the pseudo-language's fonts have them. */
export function withAccents<Facts extends WithLetters>(facts: Facts): Facts {
  const own = accentedLetters.join('')
  const { alphabet, ofPages, ofPictures } = facts.letters
  const letters = { ...facts.letters, alphabet: alphabet + own, ofPages: ofPages + own, ofPictures }
  return { ...facts, letters }
}

/** Adds a text in the pseudo-language beside each English text of a brand's file. */
export function textsInPseudo(given: unknown, tag: string): unknown {
  if (Array.isArray(given)) return given.map((each) => textsInPseudo(each, tag))
  if (typeof given !== 'object' || given === null) return given
  const texts = Object.entries(given).map(([name, value]) => [name, textsInPseudo(value, tag)])
  return Object.fromEntries([...texts, ...('en' in given ? [[tag, toPseudo(given.en)]] : [])])
}

export const brandInPseudo = (demo: { languages: readonly string[] }, tag: string): unknown =>
  textsInPseudo({ ...demo, languages: [...demo.languages, tag] }, tag)

interface FontsGiven {
  families: readonly { languages: readonly string[] }[]
}
/** Adds the pseudo-language to the languages of each font family that serves English. */
export const fontsInPseudo = (demo: FontsGiven, tag: string) => ({
  ...demo,
  families: demo.families.map((family) =>
    family.languages.includes('en') ? { ...family, languages: [...family.languages, tag] } : family,
  ),
})

import {
  contentManagerMessages,
  contentManagerOptionMessages,
  submissionFormMessages,
  visitMessages,
  zodiacMessages,
} from '../../../languages/texts.ts'
import { formNames, formRegistry } from '../../../shared/forms/form-names.ts'
import { languageNames } from '../../../shared/languages/facts.ts'
import { loadBrand } from '../../build/load-brand.ts'
import { WrongArguments } from '../../command-line.ts'
import { toHomeLocation } from '../home-location.ts'
import type { PanelWords } from './label-model.ts'
import { type ProjectBrand, toProjectPath } from './project-files.ts'

/**
 * Reads the facts about an orchestra that its Strapi project contains.
 *
 * @param folder of the brand
 * @param options `labels` is the language of the panel, the brand's default one if absent; `project` is the folder of the
 *   project that a site is connected to
 * @throws Error naming each wrong value of the brand, or the languages among which `labels` chooses
 */
export async function readProjectBrand(
  folder: string,
  { labels, project }: { labels?: string | undefined; project?: string | undefined },
): Promise<ProjectBrand> {
  const loaded = await loadBrand(folder)
  if (!('brand' in loaded)) throw new Error(loaded.problems.join('\n'))
  const { languages, home, region, repertoires } = loaded.brand.chosen
  const known = Object.keys(languageNames)
  const panel = labels === undefined ? languages[0] : known.find((tag) => tag === labels)
  if (panel === undefined)
    throw new WrongArguments(`--labels takes one of ${known.join(', ')}, not «${labels}»`)
  const words = languages.map((language) => contentManagerMessages(language))
  return {
    languages: languages.map((code) => ({ code, name: languageNames[code] })),
    home: {
      slug: home.citySlug,
      name: toHomeLocation(home).city,
      countryCode: home.countryCode,
      timeZone: home.timeZone,
    },
    repertoires: repertoires.map(({ key }) => key),
    currencies: [...new Set([region.currency, ...Intl.supportedValuesOf('currency')])],
    letters: {
      resetPassword: words.map(({ letters }) => letters.resetPassword),
      confirmEmail: words.map(({ letters }) => letters.confirmEmail),
    },
    // Every name of `languageNames` is a language.
    labels: { language: panel, words: panelWords(panel as keyof typeof languageNames, repertoires) },
    ...(project === undefined ? {} : { folder: toProjectPath(project, folder) }),
  }
}

/**
 * The words of the panel. A form's submissions are called there what e-mails to the editors call them, and values of a
 * choice what the site calls them.
 */
function panelWords(
  language: keyof typeof languageNames,
  repertoires: readonly { key: string; names: Partial<Record<string, string>> }[],
): PanelWords {
  const words = contentManagerMessages(language)
  const kinds = repertoires.map(({ key, names }) => [key, names[language] ?? key] as const)
  const nameOf = new Intl.DisplayNames(language, { type: 'currency' })
  const currencies = Intl.supportedValuesOf('currency').map((code) => [code, `${code}, ${nameOf.of(code)}`])
  const options = {
    ...Object.fromEntries(currencies),
    ...visitMessages(language).audiences,
    ...zodiacMessages(language),
    ...Object.fromEntries(kinds),
    ...contentManagerOptionMessages(language),
  }
  const forms = submissionFormMessages(language)
  const submissions = formNames.map((form) => [formRegistry[form].collection, forms[form].submission])
  return { ...words, options, submissions: Object.fromEntries(submissions) }
}

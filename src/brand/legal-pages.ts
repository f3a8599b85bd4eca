import type { Language } from './languages.ts'

/**
 * A legal page of a brand: an imprint, a privacy notice, terms. Its texts are Markdown files in the brand's folder,
 * `legal/en/imprint.md`; the build reads them (`tools/build/legal-pages.ts`).
 */
export interface LegalPage {
  /** Name of the page's files without their ending, as `imprint` for `imprint.md`. */
  name: string
  /** Path without the language prefix. The first of the brand's languages that has the page gives it in its heading. */
  path: string
  texts: Readonly<Partial<Record<Language, LegalText>>>
}

export interface LegalText {
  title: string
  html: string
}

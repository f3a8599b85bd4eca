import type { Language } from './languages.ts'

/**
 * A legal page of a brand: an imprint, a privacy notice, terms. Its texts are Markdown files in the brand's folder,
 * `legal/en/imprint.md`; the build reads them (`tools/build/legal-pages.ts`).
 */
export interface LegalPage {
  /** The name of its files. */
  name: string
  /** The address, from the heading of the first language that has the text. */
  path: string
  texts: Readonly<Partial<Record<Language, LegalText>>>
}

export interface LegalText {
  title: string
  html: string
}

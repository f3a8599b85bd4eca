import type { Language, Stemmer } from '../shared/languages/define-language.ts'

/** Reads the stemmers of all languages, by language. */
export function readStemmers(): Promise<Readonly<Partial<Record<Language, Stemmer>>>>

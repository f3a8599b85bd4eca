import type { LanguageFacts } from './define-language.ts'

/** Finds the folder of each language, as a file URL by its name: the software's, and those of the brand. */
export function findLanguageFolders(brandFolder?: string): Map<string, string>

/** Reads the facts of a language; `undefined` for a folder without them. */
export function readLanguage(folder: string): Promise<LanguageFacts | undefined>

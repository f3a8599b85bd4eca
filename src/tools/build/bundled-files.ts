import { join } from 'node:path'
import type { Metafile } from 'esbuild'

/** Returns the absolute paths of the files that bundles were made of; modules that plugins make are among them as they are. */
export const listBundledFiles = (...metafiles: Metafile[]): string[] => [
  ...new Set(
    metafiles.flatMap(({ inputs }) =>
      Object.keys(inputs).map((name) => join(process.cwd(), name.replace(/\?.*$/, ''))),
    ),
  ),
]

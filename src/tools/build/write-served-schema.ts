import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toServedModule } from '../../strapi-emulator/graphql/read-only-sdl.ts'

const emulator = join(import.meta.dirname, '../../strapi-emulator')

/** The part of the content service's schema that the emulator serves, as a module that the Worker bundles. */
export async function writeServedSchema(): Promise<void> {
  const sdl = await readFile(join(emulator, 'schema.graphql'), 'utf8')
  await writeFile(join(emulator, 'graphql/served-sdl.gen.ts'), toServedModule(sdl))
}

import { WrongArguments } from '../../command-line.ts'
import { notePlace, type ProgramContext } from '../program.ts'
import { connectToStrapi, StrapiGone, StrapiRefused } from './strapi-rest.ts'
import type { StrapiRest } from './strapi-versions.ts'
import { Interrupted } from './write.ts'

const again = 'What is written stays; the same command goes on from there, and makes nothing twice.'

/** Turns an error of Strapi into one that says what to do. */
export function explain(error: unknown): unknown {
  if (error instanceof Interrupted) return new Error(`Interrupted. ${again}`)
  if (error instanceof StrapiGone) return new Error(`${error.message} ${again}`)
  if (!(error instanceof StrapiRefused)) return error
  if (error.status === 401 || error.status === 403) {
    return new Error(
      `Strapi refuses IMPORT_TOKEN (${error.message}): docs/import.md says what it must be allowed to do.`,
    )
  }
  if (error.status === 404 || error.status === 405 || /import/i.test(error.message)) {
    return new Error(
      `This Strapi lacks what imports need (${error.message}): copy the content model as docs/strapi.md says.`,
    )
  }
  return error
}

/** Waits for work whose errors are explained. */
export async function explaining<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw explain(error)
  }
}

/** Connects to the Strapi of `CONTENT_URL`, and notes which it is. */
export async function connect(
  context: ProgramContext,
  { fetch, wait }: { fetch: typeof globalThis.fetch; wait: (milliseconds: number) => Promise<unknown> },
): Promise<StrapiRest> {
  const { CONTENT_URL: url, IMPORT_TOKEN: token } = context.environment
  if (!url)
    throw new WrongArguments('CONTENT_URL is missing: the address of Strapi, as https://content.example')
  if (!token) {
    throw new Error(
      'IMPORT_TOKEN is missing: an API token of Strapi, which «Tutti: import» is after a start with the content model',
    )
  }
  const strapi = await explaining(connectToStrapi({ url: url.replace(/\/+$/, ''), token, fetch, wait }))
  notePlace(context, `Strapi ${strapi.version} at ${url}`)
  return strapi
}

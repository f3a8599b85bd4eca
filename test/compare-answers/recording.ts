/** Which of the sites that `serve.ts` knows is asked. */
export type SiteName = 'demo' | 'configured' | 'failing'

export interface Question {
  /** What it is about, in few words; stands in the report. */
  name: string
  site: SiteName
  method: string
  /**
   * As it goes over the wire, with its query. `{build}` stands for the build's id, and a `*` in the name of a built
   * file for its hash: both are another one in each checkout.
   */
  path: string
  /** `{etag}` in a value stands for the last tag that this path was answered with. */
  headers: Record<string, string>
  body?: string
}

export interface Answer {
  status: number
  /** Names in small letters and in order; a name that came twice is there twice. */
  headers: [name: string, value: string][]
  /** Text as it is; of anything else its digest and length. */
  body: string
}

export interface Recording {
  buildId: string
  /** What time it was for the site. */
  clock: string
  answers: { question: Question; answer: Answer }[]
}

export const headerOf = ({ headers }: Answer, name: string): string | undefined =>
  headers.find(([each]) => each === name)?.[1]

/** What most questions are. */
export const get = (name: string, path: string, headers: Record<string, string> = {}): Question => ({
  name,
  site: 'demo',
  method: 'GET',
  path,
  headers,
})

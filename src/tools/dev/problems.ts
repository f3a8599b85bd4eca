import { SourceMap } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Message } from 'esbuild'

/** Something that keeps the site from being built, as a developer reads it. */
export interface Problem {
  /** Absolute path of the file; absent where the problem has no file of its own. */
  file?: string
  /** Counted from one. */
  line?: number
  /** Counted from one. */
  column?: number
  text: string
  /** The line of the source. */
  source?: string
}

/** Returns an error of esbuild as one problem for each of its messages, any other error as one. */
export function toProblems(error: unknown, file?: string): Problem[] {
  const ownFile = file === undefined ? {} : { file }
  if (!hasMessages(error)) {
    return [{ ...ownFile, text: error instanceof Error ? error.message : String(error) }]
  }
  return error.errors.map(({ text, location }) => {
    if (!location) return { ...ownFile, text }
    return {
      file: file ?? location.file,
      line: location.line,
      column: location.column + 1,
      source: location.lineText,
      text,
    }
  })
}

/** esbuild's errors have their messages in `errors` (`BuildFailure`, `TransformFailure`). */
const hasMessages = (error: unknown): error is { errors: Message[] } =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors)

/** Finds the place of a text in a source. */
export function findLine(source: string, text: string): Pick<Problem, 'line' | 'column' | 'source'> {
  const at = source.indexOf(text)
  if (at < 0) return {}
  const before = source.slice(0, at).split('\n')
  const line = before.length
  return { line, column: (before.at(-1) ?? '').length + 1, source: source.split('\n')[line - 1] ?? '' }
}

/** Returns a problem as lines for the terminal and the browser: «src/pages/home.tsx:12:7 Expected ";"». */
export function toProblemText({ file, line, column, text, source }: Problem): string {
  const place =
    file === undefined ? '' : [toShortPath(file), line, column].filter((each) => each !== undefined).join(':')
  const mark =
    source !== undefined && column !== undefined ? `\n\n    ${source}\n    ${' '.repeat(column - 1)}^` : ''
  return `${place}${place === '' ? '' : '  '}${text}${mark}`
}

/** A path relative to the working directory, with slashes on every platform, so that editors open it with a click. */
const toShortPath = (file: string): string => relative(process.cwd(), file).replaceAll('\\', '/')

/** A place of a compiled script in a stack trace, as `file:///…/app.ts.js:12:7`. */
const placePattern = /((?:file:\/\/\/?[^\s()]+|[\w-]+:\w+)\.js):(\d+):(\d+)/g

/**
 * Replaces the places of compiled scripts in a stack trace by those of the sources.
 *
 * @param mapOf returns the source map of a script, as JSON
 */
export const mapStack = (stack: string, mapOf: (script: string) => string | undefined): string =>
  stack.replace(placePattern, (place, script: string, line: string, column: string) => {
    const map = mapOf(script)
    if (!map) return place
    const entry = new SourceMap(JSON.parse(map)).findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry)) return place
    const { originalSource, originalLine, originalColumn } = entry
    const file = originalSource.startsWith('file:')
      ? toShortPath(fileURLToPath(originalSource))
      : originalSource
    return `${file}:${originalLine + 1}:${originalColumn + 1}`
  })

import type { Tool } from './define-tool.ts'

/** The tools by name, in the order in which clients list them. Each is loaded when it is called. */
const loadTools = {
  search_concerts: async () => (await import('./search-concerts.ts')).searchConcerts,
  get_concert: async () => (await import('./get-concert.ts')).getConcert,
  list_cities: async () => (await import('./list-cities.ts')).listTourCities,
  get_program: async () => (await import('./get-program.ts')).getProgram,
  answer_question: async () => (await import('./answer-question.ts')).answerQuestion,
} as const satisfies Record<string, () => Promise<Tool>>

export type ToolName = keyof typeof loadTools
export const isToolName = (name: string): name is ToolName => Object.hasOwn(loadTools, name)

/** @returns `undefined` for a name that no tool has */
export const findTool = async (name: string): Promise<Tool | undefined> =>
  isToolName(name) ? loadTools[name]() : undefined

export const readTools = (): Promise<Tool[]> => Promise.all(Object.values(loadTools).map((load) => load()))

export const toolNames: readonly ToolName[] = Object.keys(loadTools).filter(isToolName)

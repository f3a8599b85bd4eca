import * as z from 'zod/mini'
import { assistantMessages } from '../../../languages/texts.ts'
import type { Locale } from '../../../shared/locales.ts'
import { isToolName, readTools } from '../tools/tools.ts'

/** The tools with their schemas, for `tools/list` only: the writer of schemas weighs as much as all tools. */
export async function listTools(locale: Locale): Promise<object[]> {
  const { tools } = assistantMessages(locale)
  return (await readTools()).map(({ name, description, input, output }) => ({
    name,
    ...(isToolName(name) ? { title: tools[name].title } : {}),
    description,
    inputSchema: z.toJSONSchema(input, { io: 'input' }),
    outputSchema: z.toJSONSchema(output),
    annotations: { readOnlyHint: true },
  }))
}

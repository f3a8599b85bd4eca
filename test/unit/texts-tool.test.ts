import { expect, it } from 'vitest'
import { openSiteDatabase } from '../../src/tools/measure/laboratory/site-database.ts'
import { textsProgram } from '../../src/tools/operate/texts.ts'
import { answerFrom, operate } from './operator.ts'

const run = (...words: string[]) => operate(textsProgram, words, { wrangler: answerFrom(openSiteDatabase()) })

it('lists every language with what it lacks', async () => {
  const { status, printed } = await run()
  expect(status).toBe(0)
  expect(printed).toContain('en       English: has every text')
})

it('says of a language with every text that nothing is missing', async () => {
  expect((await run('missing', 'th')).printed).toEqual(['th has every text.'])
})

it('asks for a language that there is', async () => {
  const { status, complaints } = await run('missing', 'xx')
  expect([status, complaints]).toEqual([2, [expect.stringMatching(/^Name a language: .*en, .*ru/)]])
})

it('says how it is called', async () => {
  expect((await run('--help')).printed.join()).toContain('npm run texts -- [list]')
})

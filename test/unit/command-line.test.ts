import { describe, expect, it } from 'vitest'
import { HelpRequested, parseCommandLine, WrongArguments } from '../../src/tools/command-line.ts'

const commandLine = {
  help: 'npm run votes -- [list] [--remote]',
  options: { remote: { type: 'boolean', default: false }, env: { type: 'string' } },
} as const

describe('the command line of a program', () => {
  it('gives each option its value, or what it is without one', () => {
    expect(parseCommandLine(['--env', 'staging'], commandLine).values).toEqual({
      remote: false,
      env: 'staging',
    })
  })

  it('takes a boolean option back by --no-', () => {
    expect(parseCommandLine(['--no-remote'], commandLine).values.remote).toBe(false)
  })

  it('keeps words without a dash where the program accepts them', () => {
    const { positionals } = parseCommandLine(['close', 'encore', '--remote'], {
      ...commandLine,
      allowPositionals: true,
    })
    expect(positionals).toEqual(['close', 'encore'])
  })

  it.each([[['--help']], [['-h']], [['--remote', '--help']], [['--unknown', '--help']]])(
    'asks for help by %j',
    (words) => {
      expect(() => parseCommandLine(words, commandLine)).toThrow(
        new HelpRequested('npm run votes -- [list] [--remote]'),
      )
    },
  )

  it.each([
    ['an option that nobody knows', ['--locally'], '--locally is not an option of this program.'],
    ['a mistyped option', ['--remot'], '--remot is not an option of this program; did you mean --remote?'],
    ['a short option', ['-x'], "Unknown option '-x'."],
    ['a word where none is accepted', ['close'], "Unexpected argument 'close'."],
    ['an option without its value', ['--env'], "Option '--env <value>' argument missing."],
    ['a value where none is accepted', ['--remote=yes'], "Option '--remote' does not take an argument."],
  ])('names %s', (_, words, problem) => {
    expect(() => parseCommandLine(words, commandLine)).toThrow(
      new WrongArguments(`${problem} --help lists what is accepted.`),
    )
  })
})

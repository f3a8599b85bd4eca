import type { z } from 'zod/mini'

/** Says which argument is wrong and what it must be, so that a model can mend its call. */
export function sayArgumentFault({ issues }: z.core.$ZodError): string {
  const [issue] = issues
  if (!issue) return 'arguments: can’t be read'
  if (issue.code === 'unrecognized_keys') return `${issue.keys[0]?.slice(0, 80)}: is no argument of this tool`
  return `${issue.path.join('.') || 'arguments'}: ${toDemand(issue)}`
}

function toDemand(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected === 'int' ? 'a whole number' : `of the type ${issue.expected}`}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'too_big':
      return issue.origin === 'number'
        ? `must be at most ${issue.maximum}`
        : `is longer than ${issue.maximum}`
    case 'too_small':
      return issue.origin === 'number' ? `must be at least ${issue.minimum}` : 'is empty'
    case 'invalid_format':
      return issue.format === 'date' ? 'must be a day, as 2026-12-31' : `must match ${issue.pattern}`
    default:
      return 'can’t be read'
  }
}

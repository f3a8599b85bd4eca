import type { Texts } from '../../messages.ts'

export const consent: Texts<'consent'> = {
  title: 'Visit statistics',
  question: (name: string) => `May we count your visit? ${name} stores cookies, and we see which pages help.`,
  questionWithoutCookies: (name: string) =>
    `May we count your visit? ${name} stores nothing in your browser, and we see which pages help.`,
  allow: 'Allow',
  refuse: 'Refuse',
  change: 'Statistics settings',
}

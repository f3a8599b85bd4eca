import { brandNames } from '../i18n/brand-names.ts'
import { letterMessages } from '../i18n/letters.ts'
import { toSentLines } from '../i18n/sent-lines.ts'
import type { SendLetter } from '../mail/mailer.ts'
import { formatFullDay } from '../shared/format.ts'
import { defaultLocale } from '../shared/locales.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'
import type { Carry } from './deliver.ts'
import type { Submission } from './submission.ts'

/** Tells the editors of what was sent, an answer to which goes to who sent it; or that it is to be removed. */
export const carryToEditors =
  (send: SendLetter, to: string): Carry =>
  async ({ key, number, form, content, removalOf }) => {
    const { arrived, removal } = letterMessages(defaultLocale)
    const fields = toSentLines(defaultLocale, form, content).map(({ label, text }) => `${label}: ${text}`)
    const letter = removalOf
      ? {
          subject: removal.subject(removalOf),
          text: removal.text(arrived.forms[form], removalOf, dayOf(content.until)),
        }
      : {
          subject: arrived.subject(arrived.forms[form], number),
          text: arrived.text(number, fields.join('\n')),
          replyTo: emailOf(content),
        }
    await send({ key: `${key} editors`, to, ...letter })
  }

const dayOf = (day: unknown): string =>
  typeof day === 'string' ? formatFullDay(defaultLocale, day) : String(day)

/**
 * Tells who sent it that it is here, by its number and nothing else: whoever types another's address must not make
 * the site write what they like to it.
 */
export const carryToSender =
  (send: SendLetter, site: string): Carry =>
  async ({ key, number, locale, content }) => {
    const to = emailOf(content)
    if (!to) return
    const t = letterMessages(locale).received
    const page = `${site}${localePath(locale, pathTo('findSent'))}`
    const text = t.text(number, brandNames(locale).fullName, site, page)
    await send({ key: `${key} sender`, to, subject: t.subject(number), text })
  }

export const emailOf = ({ email }: Submission['content']): string | undefined =>
  typeof email === 'string' && email !== '' ? email : undefined

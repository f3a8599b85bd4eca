import { brandNames } from '../i18n/brand-names.ts'
import { formTexts } from '../i18n/form-texts.ts'
import { letterMessages } from '../i18n/letters.ts'
import type { SendLetter } from '../mail/mailer.ts'
import { toWording } from '../shared/forms/form-wordings.ts'
import { defaultLocale } from '../shared/locales.ts'
import type { Carry } from './deliver.ts'
import type { Submission } from './submission.ts'

/** Tells the editors; an answer goes to who sent it. */
export const carryToEditors =
  (send: SendLetter, to: string): Carry =>
  async ({ key, number, form, content }) => {
    const t = letterMessages(defaultLocale).arrived
    const { labels, choices } = formTexts(defaultLocale, form, toWording(content.wording))
    const fields = Object.entries(content).flatMap(([name, value]) =>
      // What has no name is made of what has one.
      value === '' || value === undefined || labels[name] === undefined
        ? []
        : [`${labels[name]}: ${choices[name]?.[String(value)] ?? value}`],
    )
    await send({
      key: `${key} editors`,
      to,
      subject: t.subject(t.forms[form], number),
      text: t.text(number, fields.join('\n')),
      replyTo: emailOf(content),
    })
  }

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
    const text = t.text(number, brandNames(locale).fullName, site)
    await send({ key: `${key} sender`, to, subject: t.subject(number), text })
  }

export const emailOf = ({ email }: Submission['content']): string | undefined =>
  typeof email === 'string' && email !== '' ? email : undefined

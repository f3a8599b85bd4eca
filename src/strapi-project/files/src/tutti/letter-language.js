/** Styles that mail clients know. Without them a letter is paragraphs and a link. */
const styles = {
  letter: 'max-width:34rem;margin:0 auto;padding:24px;font:16px/1.5 Arial,sans-serif',
  button:
    'display:inline-block;padding:12px 24px;border-radius:24px;background:#1b1620;color:#ffffff;text-decoration:none',
  address: 'color:#6b6570;font-size:13px;word-break:break-all',
}

/**
 * Writes an e-mail in all languages of the site, one section for each, since Strapi has one template for everybody.
 *
 * @param {{ code: string, subject: string, text: string }[]} inLanguages
 * @param {string} link where its button leads
 * @returns {{ object: string, message: string }} as Strapi names subject and text of a template
 */
const writeTemplate = (inLanguages, link) => ({
  object: inLanguages.map(({ subject }) => subject).join(betweenSubjects),
  message: inLanguages
    .map(
      ({ code, subject, text }) =>
        `<section lang="${code}" style="${styles.letter}">
<p>${text}</p>
<p><a style="${styles.button}" href="${link}">${subject}</a></p>
<p style="${styles.address}">${link}</p>
</section>`,
    )
    .join('\n'),
})

const betweenSubjects = ' · '

/** Sections of a letter that `writeTemplate` has written, by language. */
const sectionsOf = (html) => [...html.matchAll(/<section lang="([\w-]+)"[^>]*>[\s\S]*?<\/section>/g)]

/**
 * Leaves of a letter what is in its reader's language, with a plain text of the same words. A letter that an editor has
 * written otherwise, or in a language that the site lacks, stays as it is.
 *
 * @param {{ subject?: string, html?: string, text?: string }} message
 * @param {string} language as the site calls it: `de`
 */
function inReadersLanguage(message, language) {
  const sections = sectionsOf(message.html ?? '')
  const subjects = (message.subject ?? '').split(betweenSubjects)
  const at = sections.findIndex(([, code]) => code === language)
  const [html] = sections[at] ?? []
  if (!html) return message
  return {
    ...message,
    html,
    text: toText(html),
    ...(subjects.length === sections.length ? { subject: subjects[at] } : {}),
  }
}

/** The words of a letter: what is asked, and the address that stands below its button. */
const toText = (html) =>
  [...html.matchAll(/<p(?: style="[^"]*")?>([^<]+)<\/p>/g)].map(([, paragraph]) => paragraph).join('\n\n')

/** Sends each letter in the language that the site has named for its visitor, as `Accept-Language` of the call. */
function sendInReadersLanguage(strapi) {
  const email = strapi.plugin('email')
  const { provider } = email
  email.provider = {
    ...provider,
    send: (message, ...rest) => {
      const language = strapi.requestContext?.get()?.get('accept-language') ?? ''
      return provider.send(inReadersLanguage(message, language), ...rest)
    },
  }
}

module.exports = { inReadersLanguage, sendInReadersLanguage, writeTemplate }

import { contact as brandsContact } from '../brand/chosen.ts'
import { type PressPicture, type PressRoom, readPress } from '../content/press/press.ts'
import { NotFound } from '../errors.ts'
import { pressMessages } from '../languages/texts.ts'
import { definePage, type Page } from '../rendering/define-page.ts'
import { pathTo } from '../routes/paths.ts'
import { formatNumber } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'
import { newsletterKeys } from '../shared/notices.ts'
import { toTelHref } from '../shared/urls.ts'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { Picture } from '../ui/components/picture.tsx'
import { Prose } from '../ui/components/prose.tsx'
import { MailForm } from '../ui/forms/mail-form.tsx'

interface Critical {
  press: PressRoom
}

/** `/press`: texts in three lengths, pictures that may be printed, the logo, and whom to ask. */
export const pressPage = definePage('press', {
  loadCritical: async ({ content, locale, path }) => {
    const press = await readPress(content, locale)
    if (!press) throw new NotFound(path)
    return { press }
  },
  head: ({ locale }) => ({
    title: pressMessages(locale).title,
    description: pressMessages(locale).description,
    trail: [{ name: pressMessages(locale).title, path: pathTo('press') }],
    styles: ['text', 'venues', 'forms', 'push'],
  }),
  View: PressView,
})

function PressView({ page, data: { press } }: { page: Page; data: Critical }) {
  const { locale } = page
  const t = pressMessages(locale)
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{t.title}</h1>
        <Contact press={press} locale={locale} />
        {press.kitUrl ? (
          <a className="button" href={press.kitUrl}>
            {t.kit}
          </a>
        ) : null}
        {press.texts.map(({ length, html, lang }) => (
          <section key={length}>
            <h2>{t.lengths[length]}</h2>
            <Prose html={html} lang={lang} />
          </section>
        ))}
        {press.pictures.length > 0 ? (
          <section>
            <h2>{t.pictures}</h2>
            <ul className="halls">
              {press.pictures.map((picture) => (
                <PictureForPrint key={picture.originalUrl} picture={picture} locale={locale} />
              ))}
            </ul>
          </section>
        ) : null}
        <Logo page={page} />
        {page.config.hasNewsletter ? (
          <section>
            <h2>{t.list.title}</h2>
            <p>{t.list.about}</p>
            <MailForm page={page} topics={[{ kind: 'newsletter', key: newsletterKeys.press }]} />
          </section>
        ) : null}
      </div>
    </PageFrame>
  )
}

function Contact({ press: { contact }, locale }: { press: PressRoom; locale: Locale }) {
  const { name, email = brandsContact.email, phone = brandsContact.phone } = contact
  return (
    <p className="lead">
      {[pressMessages(locale).contact, name].filter(Boolean).join(': ')}
      {email ? (
        <>
          {', '}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      ) : null}
      {phone ? (
        <>
          {', '}
          <a href={toTelHref(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>
        </>
      ) : null}
    </p>
  )
}

function PictureForPrint({ picture, locale }: { picture: PressPicture; locale: Locale }) {
  const { image, originalUrl, caption, credit, rights, lang } = picture
  const t = pressMessages(locale)
  return (
    <li>
      <Picture image={image} sizes="(min-width: 64rem) 23rem, (min-width: 36rem) 45vw, 92vw" />
      {caption ? <h3 lang={lang}>{caption}</h3> : null}
      <p className="note">
        <span lang={lang}>{`${t.credit}: ${credit}. ${rights}`}</span>
        <br />
        <a href={originalUrl} download="">
          {[t.download, describeSize(picture, locale)].filter(Boolean).join(', ')}
        </a>
      </p>
    </li>
  )
}

/** Pixels of a centimetre in print at 300 dots per inch. */
const pixelsPerCm = 300 / 2.54

/** The size in pixels, and how large that is in print, as `3000 × 2000 px, 25 × 17 cm at 300 dpi`. */
function describeSize({ image: { width, height } }: PressPicture, locale: Locale): string | undefined {
  if (!width || !height) return undefined
  const cm = (pixels: number) => formatNumber(locale, Math.round(pixels / pixelsPerCm))
  return pressMessages(locale).size(`${width} × ${height}`, `${cm(width)} × ${cm(height)}`)
}

function Logo({ page: { locale, names } }: { page: Page }) {
  const t = pressMessages(locale)
  const files = names.logo ? [names.logo.url] : ['/build/icons/icon.svg', '/build/icons/icon-512.png']
  return (
    <section>
      <h2>{t.logo}</h2>
      <p>
        {files.map((file, index) => (
          <span key={file}>
            {index > 0 ? ', ' : ''}
            <a href={file} download="">
              {/\.(\w+)(?:\?|$)/.exec(file)?.[1]?.toUpperCase() ?? t.download}
            </a>
          </span>
        ))}
      </p>
    </section>
  )
}

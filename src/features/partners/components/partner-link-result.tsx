import type { Image } from '../../../content/text/image.ts'
import { codegenMessages } from '../../../languages/texts.ts'
import type { Form } from '../../../rendering/action.ts'
import { type CodegenQuery, shortLinkId } from '../../../shared/embed.ts'
import type { Locale } from '../../../shared/locales.ts'
import { Picture } from '../../../ui/components/picture.tsx'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'

/** Links and codes for a partner. */
export interface GeneratedLink {
  title: string
  /** Image for the printed sheet; absent for a city. */
  poster: Image | undefined
  /** Height of the embed in CSS pixels. */
  heightPx: number
  link: string
  /** Short address with the site's origin; absent if none was requested. */
  shortAddress: string | undefined
  /** Path of the form that requests a short address; absent if the database is not configured. */
  shortAddressAction: string | undefined
  frameAddress: string
  buttonCode: string
  frameCode: string
  /** QR code and the paths of its files; absent if the address is too long for one. */
  qr?: { path: string; size: number; svg: string; png: string } | undefined
}

interface PartnerLinkResultProps {
  locale: Locale
  made: GeneratedLink
  query: CodegenQuery
  /** The form with its errors, if a short address could not be made. */
  form: Form | undefined
}

export function PartnerLinkResult({ locale, made, query, form }: PartnerLinkResultProps) {
  const t = codegenMessages(locale)
  return (
    <div className="codegen-result">
      <h2>{t.result(made.title)}</h2>
      <section>
        <h3>{t.link}</h3>
        <CopyableCode locale={locale} label={t.link} text={made.link} />
        <p>
          <a href={made.link}>{t.preview}</a>
        </p>
      </section>
      <ShortLink locale={locale} made={made} query={query} form={form} />
      <section>
        <h3>{t.button}</h3>
        <CopyableCode locale={locale} label={`${t.button}: ${t.code}`} text={made.buttonCode} />
        <p className="note">{t.preview}</p>
        {/*
         * The button as another site shows it. The HTML is safe: it is made here, and its style contains nothing that
         * was typed.
         */}
        <p dangerouslySetInnerHTML={{ __html: made.buttonCode }} />
      </section>
      <section>
        <h3>{t.frame}</h3>
        <p className="note">{t.frameHint}</p>
        <CopyableCode locale={locale} label={`${t.frame}: ${t.code}`} text={made.frameCode} />
        <p className="note">{t.preview}</p>
        <iframe src={made.frameAddress} title={made.title} height={made.heightPx} loading="lazy" />
      </section>
      <section className="codegen-qr">
        <h3>{t.qr}</h3>
        {made.qr ? (
          <>
            <p className="note">{t.qrHint}</p>
            <p className="hero-actions">
              <a className="button" href={made.qr.svg} download="code.svg">
                SVG
              </a>
              <a className="button button-quiet" href={made.qr.png} download="code.png">
                PNG
              </a>
              <button type="button" className="button button-quiet" hidden data-print="">
                {t.print}
              </button>
            </p>
            <figure>
              {made.poster ? <Picture image={made.poster} sizes="14rem" isEarly alt="" /> : null}
              <svg
                viewBox={`0 0 ${made.qr.size} ${made.qr.size}`}
                role="img"
                aria-label={t.qrAlt(made.title)}
                shapeRendering="crispEdges"
              >
                <path fill="#fff" d={`M0 0h${made.qr.size}v${made.qr.size}H0z`} />
                <path d={made.qr.path} />
              </svg>
              <figcaption>
                <strong>{made.title}</strong>
                <span>{t.scan}</span>
              </figcaption>
            </figure>
          </>
        ) : (
          <p className="notice">{t.tooLong}</p>
        )}
      </section>
    </div>
  )
}

/** Shows the short address, or a button that requests one. The button is a form of its own, because it writes. */
function ShortLink({
  locale,
  made: { shortAddress, shortAddressAction },
  query,
  form,
}: PartnerLinkResultProps) {
  const t = codegenMessages(locale)
  if (!shortAddress && !shortAddressAction) return null
  return (
    <section id={shortLinkId}>
      <h3>{t.short}</h3>
      <p className="note">{t.shortHint}</p>
      {shortAddress ? (
        <CopyableCode locale={locale} label={t.short} text={shortAddress} />
      ) : (
        <form method="post" action={shortAddressAction}>
          {form ? <FormErrors form={form} locale={locale} toText={() => t.wrongPage} /> : null}
          {Object.entries(query).map(([name, value]) =>
            value ? <input key={name} type="hidden" name={name} value={value} /> : null,
          )}
          <button type="submit" className="button button-quiet">
            {t.makeShort}
          </button>
        </form>
      )}
    </section>
  )
}

/** Text field with code to copy. Ctrl+A selects all of it. */
const CopyableCode = ({ locale, label, text }: { locale: Locale; label: string; text: string }) => (
  <div className="codegen-code">
    <textarea
      readOnly
      rows={text.length > 160 ? 5 : 2}
      aria-label={label}
      spellCheck={false}
      defaultValue={text}
    />
    <button type="button" className="button button-quiet" hidden data-copy="">
      {codegenMessages(locale).copy}
    </button>
    <span className="note" role="status" />
  </div>
)

import type { Image } from '../../../content/text/image.ts'
import { codegenMessages } from '../../../languages/texts.ts'
import type { Form } from '../../../rendering/action.ts'
import { type CodegenQuery, shortLinkId } from '../../../shared/codegen.ts'
import type { Locale } from '../../../shared/locales.ts'
import { Picture } from '../../../ui/components/picture.tsx'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'

/** All that a partner takes away, made already. */
export interface GeneratedLink {
  title: string
  /** For the printed sheet; a city has none. */
  poster: Image | undefined
  /** Of the page's kind, for its frame's height. */
  heightPx: number
  link: string
  /** The short one, with its origin; absent where nobody has asked for it. */
  short: string | undefined
  /** Where it is asked for; absent where there is no place to keep it. */
  makesShort: string | undefined
  frame: string
  buttonCode: string
  frameCode: string
  /** Where the code's files are; absent where the address is too long for one. */
  qr?: { path: string; size: number; svg: string; png: string } | undefined
}

interface CodegenResultProps {
  locale: Locale
  made: GeneratedLink
  query: CodegenQuery
  /** As it came back, where a short address was asked for and couldn't be made. */
  form: Form | undefined
}

export function PartnerLinkResult({ locale, made, query, form }: CodegenResultProps) {
  const t = codegenMessages(locale)
  return (
    <div className="codegen-result">
      <h2>{t.result(made.title)}</h2>
      <section>
        <h3>{t.link}</h3>
        <Code locale={locale} label={t.link} text={made.link} />
        <p>
          <a href={made.link}>{t.preview}</a>
        </p>
      </section>
      <ShortLink locale={locale} made={made} query={query} form={form} />
      <section>
        <h3>{t.button}</h3>
        <Code locale={locale} label={`${t.button}: ${t.code}`} text={made.buttonCode} />
        <p className="note">{t.preview}</p>
        {/* As it stands on another site: what it looks like is in its own attribute, made here and of nothing typed. */}
        <p dangerouslySetInnerHTML={{ __html: made.buttonCode }} />
      </section>
      <section>
        <h3>{t.frame}</h3>
        <p className="note">{t.frameHint}</p>
        <Code locale={locale} label={`${t.frame}: ${t.code}`} text={made.frameCode} />
        <p className="note">{t.preview}</p>
        <iframe src={made.frame} title={made.title} height={made.heightPx} loading="lazy" />
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

/** Where it isn't there yet, a button makes it: a form of its own, since it writes. */
function ShortLink({ locale, made: { short, makesShort }, query, form }: CodegenResultProps) {
  const t = codegenMessages(locale)
  if (!short && !makesShort) return null
  return (
    <section id={shortLinkId}>
      <h3>{t.short}</h3>
      <p className="note">{t.shortHint}</p>
      {short ? (
        <Code locale={locale} label={t.short} text={short} />
      ) : (
        <form method="post" action={makesShort}>
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

/** Text to take along: selected as a whole by one key, and never too long for its place. */
const Code = ({ locale, label, text }: { locale: Locale; label: string; text: string }) => (
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

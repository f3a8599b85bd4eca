import { pushPageMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { codeField, pushStepField } from '../forms/push-fields.ts'

interface PushStepProps {
  locale: Locale
  /** The code of a letter that asks to confirm, or of one that one may leave by. */
  confirm: string | undefined
  leave: string | undefined
  /** Where letters go once it is confirmed: nobody says yes to somebody else's address unawares. */
  address: string | undefined
}

/** What a letter's link asks, with the button that does it: programs open links too, and mean nothing by it. */
export function PushStep({ locale, confirm, leave, address }: PushStepProps) {
  const t = pushPageMessages(locale)
  const code = confirm ?? leave
  if (code === undefined) return null
  return (
    <form className="notice" method="post" action={localePath(locale, pathTo('push'))}>
      <h2>{confirm === undefined ? t.leaveTitle : t.confirmTitle}</h2>
      <input type="hidden" name={pushStepField} value={confirm === undefined ? 'leave' : 'confirm'} />
      <input type="hidden" name={codeField} value={code} />
      {confirm !== undefined && address !== undefined ? <p>{t.confirmAddress(address)}</p> : null}
      <p>
        <button type="submit" className="button">
          {confirm === undefined ? t.leave : t.confirm}
        </button>
      </p>
    </form>
  )
}

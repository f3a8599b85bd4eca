import { deskVisitMessages } from '../../../languages/texts.ts'
import { type DeskActionName, type DeskPageName, deskActionPath } from '../../../routes/desk-addresses.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import { localePath } from '../../../shared/urls.ts'
import type { DeskRequest } from '../pages/define-desk-page.tsx'

/** Pages without variable parts whose tables are downloaded. */
type Exported = {
  [Name in DeskPageName]: 'export' extends DeskActionName<Name> ? Name : never
}[DeskPageName]

interface ExportFormProps {
  page: DeskRequest
  address: Exported
  /** What the page was asked for, as the year of its concerts. */
  fields?: Readonly<Record<string, string>>
}

/**
 * Downloads a page's tables as CSV or for Excel. It is an action, so that the log names who has taken the numbers along;
 * who may not, sees no button.
 */
export function ExportForm({ page: { locale, viewer }, address, fields = {} }: ExportFormProps) {
  const t = deskVisitMessages(locale)
  if (!hasRightsOf(viewer.role, 'office')) return null
  return (
    <form
      method="post"
      className="desk-buttons"
      action={localePath(locale, deskActionPath(address, 'export'))}
    >
      <input type="hidden" name={formKeyField} value="" />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name="format" value="csv" className="button button-quiet">
        {t.csv}
      </button>
      <button type="submit" name="format" value="xlsx" className="button button-quiet">
        {t.xlsx}
      </button>
    </form>
  )
}

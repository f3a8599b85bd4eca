import { deskInboxMessages } from '../../../languages/texts.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import type { EntryChange, InboxEntry } from '../../../shared/forms/inbox-entries.ts'
import type { DeskViewer } from '../desk-service.ts'
import { EntryForm } from './entry-forms.tsx'

interface EntryActionsProps {
  page: Page
  entry: InboxEntry
  viewer: DeskViewer
}

/** What has become of an entry, and the buttons that change it. */
export function EntryActions({ page, entry, viewer }: EntryActionsProps) {
  const t = deskInboxMessages(page.locale)
  const { handling, suspicion, assignee, deliveries, removeUntil } = entry
  const mayAct = hasRightsOf(viewer.role, 'office')
  const isStuck = deliveries.some(({ state }) => state === 'failed')
  return (
    <aside className="entry-side" aria-label={t.state}>
      <dl>
        <div>
          <dt>{t.state}</dt>
          <dd>{suspicion === undefined ? t.handling[handling] : t.suspicions(suspicion)}</dd>
        </div>
        <div>
          <dt>{t.assignee}</dt>
          <dd>{assignee ?? t.nobody}</dd>
        </div>
        {deliveries.map(({ recipient, state, fault }) => (
          <div key={recipient}>
            <dt>{t.recipients(recipient)}</dt>
            <dd>
              {t.deliveryStates(state)}
              {fault && state !== 'delivered' ? <span className="note"> {fault}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {mayAct ? (
        <>
          {assignee === viewer.user.username ? (
            <ChangeButton page={page} entry={entry} change="assign" assignee="" text={t.release} />
          ) : (
            <ChangeButton
              page={page}
              entry={entry}
              change="assign"
              assignee={viewer.user.username}
              text={t.take}
            />
          )}
          <AssignForm page={page} entry={entry} />
          {handling === 'open' ? (
            <ChangeButton page={page} entry={entry} change="close" text={t.close} />
          ) : (
            <ChangeButton page={page} entry={entry} change="reopen" text={t.reopen} />
          )}
          {suspicion === undefined ? null : (
            <ChangeButton page={page} entry={entry} change="genuine" text={t.genuine} />
          )}
          {removeUntil || suspicion === 'office' ? null : (
            <ChangeButton page={page} entry={entry} change="spam" text={t.spam} />
          )}
          {isStuck ? <ChangeButton page={page} entry={entry} change="retry" text={t.retry} /> : null}
        </>
      ) : null}
      {hasRightsOf(viewer.role, 'owner') ? <EraseForm page={page} entry={entry} /> : null}
    </aside>
  )
}

interface ChangeButtonProps extends Omit<EntryActionsProps, 'viewer'> {
  change: EntryChange
  assignee?: string
  text: string
}

const ChangeButton = ({ page, entry, change, assignee, text }: ChangeButtonProps) => (
  <EntryForm page={page} entry={entry} action="change">
    <input type="hidden" name="change" value={change} />
    {assignee === undefined ? null : <input type="hidden" name="assignee" value={assignee} />}
    <button type="submit" className="button button-quiet">
      {text}
    </button>
  </EntryForm>
)

/** Gives an entry to somebody else: by any name that the office knows, since accounts can't be listed. */
function AssignForm({ page, entry }: Omit<EntryActionsProps, 'viewer'>) {
  const t = deskInboxMessages(page.locale)
  return (
    <details>
      <summary>{t.assignOther}</summary>
      <EntryForm page={page} entry={entry} action="change" className="entry-assign">
        <input type="hidden" name="change" value="assign" />
        <div className="field">
          <label htmlFor="assignee">{t.assigneeName}</label>
          <input id="assignee" name="assignee" maxLength={60} autoComplete="off" />
        </div>
        <button type="submit" className="button button-quiet">
          {t.assign}
        </button>
      </EntryForm>
    </details>
  )
}

function EraseForm({ page, entry }: Omit<EntryActionsProps, 'viewer'>) {
  const t = deskInboxMessages(page.locale)
  return (
    <details>
      <summary>{t.erase}</summary>
      <EntryForm page={page} entry={entry} action="erase">
        <p className="note">{t.eraseNote}</p>
        <input type="hidden" name="sure" value="yes" />
        <button type="submit" className="button button-quiet desk-alert">
          {t.eraseSure}
        </button>
      </EntryForm>
    </details>
  )
}

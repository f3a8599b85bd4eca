import type { Session } from '../../context/visitor.ts'
import type { DeskRole } from '../../routes/desk-addresses.ts'

/** Who looks at a page of the desk. */
export interface DeskViewer {
  user: Session['user']
  role: DeskRole
}

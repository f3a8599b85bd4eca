import { addStyleSheet } from '../style-sheet.ts'
import { address } from '../styles/navigation.css'

let sheet: Promise<void> | undefined

/** Resolves once what only scripts show has its style: before that it would move the page. */
export function whenStyled(): Promise<void> {
  sheet ??= addStyleSheet(address)
  return sheet
}

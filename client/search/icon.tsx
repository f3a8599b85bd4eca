import { clockShape, closeShape, searchShape } from '../../src/shared/icon-shapes.ts'

/**
 * Shapes of the icons in the search popup. The server's component (`src/ui/components/icon.tsx`) holds all icons of the
 * site, which would be too many bytes here. Icons are decoration and have no text.
 */
const shapes = {
  search: searchShape,
  close: closeShape,
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  recent: clockShape,
} as const

export function SearchPopupIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}

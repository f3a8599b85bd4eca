import { clockShape, closeShape, searchShape } from '../../src/shared/icon-shapes.ts'

/**
 * The popup's icons. The server's (`src/ui/components/icon.tsx`) are drawn by one component that holds all of them;
 * here are the few that the popup needs, its pages turned by chevrons. Decoration only.
 */
const shapes = {
  search: searchShape,
  close: closeShape,
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  recent: clockShape,
} as const

export function PopupIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}

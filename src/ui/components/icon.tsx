import { clockShape, closeShape, searchShape } from '../../shared/icon-shapes.ts'

/** Line icons on a 24 px grid, drawn for this site. Decoration only: their meaning stands in text beside them. */
const shapes = {
  search: searchShape,
  menu: 'M3 7h18M3 12h18M3 17h18',
  pin: 'M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 20c0-3.5 3.5-5.5 8-5.5s8 2 8 5.5',
  back: 'M10 5l-7 7 7 7M3 12h18',
  next: 'M14 5l7 7-7 7M21 12H3',
  close: closeShape,
  share: 'M12 15V3m0 0L7.5 7.5M12 3l4.5 4.5M5 11v9h14v-9',
  outside: 'M14 4h6v6M20 4 10 14M18 14v6H4V6h6',
  clock: clockShape,
  calendar: 'M4 6h16v14H4V6Zm0 4h16M8 3v5M16 3v5',
  wheelchair:
    'M10.5 5.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Zm0 2.5v6h5l3 5.5M10.5 10.5h5M8.3 11.5a5 5 0 1 0 6.2 6.5',
  bell: 'M5 17h14M7 17v-7a5 5 0 0 1 10 0v7M10 20h4',
  ticket: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3V7Zm11 0v10',
  heart:
    'M12 20.5s-7.5-4.8-9.2-9.7C1.7 7.5 4 4.5 7.2 4.5c2 0 3.7 1 4.8 2.8 1.1-1.8 2.8-2.8 4.8-2.8 3.2 0 5.5 3 4.4 6.3-1.7 4.9-9.2 9.7-9.2 9.7Z',
  note: 'M9 18V6l11-2v12M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm11-2a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
} as const
export type IconName = keyof typeof shapes

export const Icon = ({ name }: { name: IconName }) => <Shape path={shapes[name]} />

/** @param path of an icon that isn't this file's, as a network's */
export function Shape({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

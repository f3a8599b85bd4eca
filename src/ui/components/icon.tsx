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
  yandex: 'M15 21V3h-2.5a4.75 4.75 0 0 0-1 9.4L8 21m7-8.5h-2',
  vk: 'M3 7c.6 6 4 10 9.5 10V7m0 5c3-.4 5.5-2.2 6.5-5m-6.5 5c3.5.4 6 2.4 7 5',
  spotify:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM7 9.5c3.5-1 7-.6 10 1M7.5 13c3-.8 5.8-.4 8.2 1M8 16.3c2.3-.6 4.3-.3 6.2.8',
  youtube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm5.5 3.5v5l4-2.5-4-2.5Z',
  apple:
    'M9 17V6l10-2v11M9 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm10-2a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM9 9.5l10-2',
  telegram: 'M21 4 3 11.5l5.5 2L18 7l-7 8 6 4.5L21 4Z',
  tiktok: 'M13 4v11a3.5 3.5 0 1 1-3.5-3.5M13 4c.4 2.8 2.2 4.6 5 5',
} as const
export type IconName = keyof typeof shapes

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}

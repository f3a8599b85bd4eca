/**
 * Points out the values of a chart: under the pointer, and with the arrow keys. The numbers are read from the table beside
 * the drawing, so that they are written once.
 */

import type { StartIsland } from '../islands/island.ts'
import type { IslandProps } from '../islands/island-props.ts'

const startChart: StartIsland<IslandProps['Chart']> = (element, { kind, title }) => {
  const area = element.querySelector<HTMLElement>('[data-plot-area]')
  const rows = [...element.querySelectorAll<HTMLTableRowElement>('tbody tr')]
  const names = [...element.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  if (!area || rows.length === 0) return undefined
  const cursor = document.createElement('div')
  cursor.dataset.plotCursor = ''
  cursor.hidden = true
  const words = document.createElement('p')
  words.dataset.plotWords = ''
  words.hidden = true
  area.append(cursor, words)
  const last = rows.length - 1

  const toShare = (index: number) =>
    kind === 'line' ? index / Math.max(1, last) : (index + 0.5) / rows.length
  const toWords = (index: number) => {
    const [label, ...values] = [...(rows[index]?.cells ?? [])].map(({ textContent }) => textContent)
    return [label, ...values.map((value, at) => `${names[at + 1]}: ${value}`)].join('; ')
  }
  const show = (index: number) => {
    const share = toShare(index)
    cursor.style.left = `${share * 100}%`
    words.textContent = toWords(index)
    words.dataset.side = share < 0.5 ? 'end' : 'start'
    cursor.hidden = words.hidden = false
    area.ariaValueNow = String(index)
    area.ariaValueText = words.textContent
  }
  const hide = () => {
    cursor.hidden = words.hidden = true
  }

  area.tabIndex = 0
  area.role = 'slider'
  area.ariaLabel = title
  area.ariaValueMin = '0'
  area.ariaValueMax = String(last)
  area.ariaValueNow = String(last)
  area.ariaValueText = toWords(last)
  area.addEventListener('pointermove', ({ clientX }) => {
    const { left, width } = area.getBoundingClientRect()
    const share = (clientX - left) / width
    const index = kind === 'line' ? Math.round(share * last) : Math.floor(share * rows.length)
    show(Math.max(0, Math.min(last, index)))
  })
  area.addEventListener('pointerleave', () => {
    if (document.activeElement !== area) hide()
  })
  area.addEventListener('focus', () => show(Number(area.ariaValueNow)))
  area.addEventListener('blur', hide)
  area.addEventListener('keydown', (event) => {
    const now = Number(area.ariaValueNow)
    const to: Partial<Record<string, number>> = {
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      PageDown: now - 7,
      PageUp: now + 7,
      Home: 0,
      End: last,
    }
    const index = to[event.key]
    if (index === undefined) return
    event.preventDefault()
    show(Math.max(0, Math.min(last, index)))
  })
  return undefined
}

export default startChart

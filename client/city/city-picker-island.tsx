/**
 * The city picker: a dialog with a search field and a list of cities. It is an island because the choice is stored in
 * the browser and the list is filtered while the visitor types. Without JavaScript the header's link leads to a page of
 * all cities.
 */
import {
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createRoot } from 'react-dom/client'
import { cityPickerMessages } from '../../src/languages/texts.ts'
import { pathTo } from '../../src/routes/paths.ts'
import { maxQueryLength } from '../../src/shared/constants.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { PickerCity } from '../../src/shared/picker-city.ts'
import { localePath } from '../../src/shared/urls.ts'
import { loadStyleSheet } from '../browser/load-resource.ts'
import type { IslandContext, StartIsland } from '../islands/island.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { address } from '../styles/city-picker.css'

/** Where the style sheet can't be had the island fails, and the header's link leads to the page of all cities. */
const styled = loadStyleSheet(address)
styled.catch(() => undefined)

const startCityPicker: StartIsland<IslandProps['CityPicker']> = async (element, { locale }, page) => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const close = () => {
    root.render(null)
    element.querySelector('a')?.focus()
  }
  // A new key for each opening makes React build a new dialog with an empty text field.
  let openings = 0
  const open = () => {
    openings += 1
    root.render(<CityPicker key={openings} locale={locale} page={page} onClose={close} />)
    page.reachGoal('citySelectionPopup')
  }
  await styled
  open()
  return open
}

interface CityPickerProps {
  locale: Locale
  page: IslandContext
  onClose: () => void
}

function CityPicker({ locale, page, onClose }: CityPickerProps) {
  const t = cityPickerMessages(locale)
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isPressedOutside = useRef(false)
  const [query, setQuery] = useState('')
  const search = useCitySearch(query.trim(), page.fetchCities)

  useEffect(() => {
    dialog.current?.showModal()
    // On a touch screen a focused field would open the keyboard, which covers the list.
    if (matchMedia('(hover: hover)').matches) field.current?.focus()
  }, [])

  const choose = (city: PickerCity | null) => {
    dialog.current?.close()
    page.chooseCity(city)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first, ...others] = search.query === query.trim() ? search.cities : []
    if (query && first && others.length === 0) choose(first)
    else dialog.current?.querySelector<HTMLElement>('li button')?.focus()
  }
  const press = ({ target, currentTarget }: PointerEvent) => {
    isPressedOutside.current = target === currentTarget
  }

  return (
    // The form fills the dialog, so only a click on the backdrop has the dialog itself as its target. With the keyboard
    // Escape closes the dialog.
    <dialog
      ref={dialog}
      className="city-picker"
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={moveByArrows}
      onPointerDown={press}
      onClick={({ target, currentTarget }) => {
        if (isPressedOutside.current && target === currentTarget) currentTarget.close()
      }}
    >
      <form onSubmit={submit}>
        <h2 id={titleId}>{t.title}</h2>
        <button
          type="button"
          className="city-picker-close"
          aria-label={t.close}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          aria-label={t.search}
          placeholder={t.search}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Status locale={locale} search={search} onRetry={() => field.current?.focus()} />
        <Cities locale={locale} search={search} current={page.readCity()} onChoose={choose} />
      </form>
    </dialog>
  )
}

/** Announces the state of the search; shows it too where the list of cities can't. */
function Status({ locale, search, onRetry }: { locale: Locale; search: CitySearch; onRetry: () => void }) {
  const t = cityPickerMessages(locale)
  const { state, cities, query } = search
  const isQuiet = state === 'loaded' && cities.length > 0
  return (
    <>
      <p role="status" className={isQuiet ? 'hidden-text' : 'note'}>
        {state === 'failed' ? t.failed : null}
        {state === 'loading' && cities.length === 0 ? t.loading : null}
        {state === 'loaded' && cities.length === 0 ? t.nothing : null}
        {isQuiet && query ? t.found(cities.length) : null}
      </p>
      {state === 'loaded' && query ? (
        <a
          className="city-picker-other"
          href={`${localePath(locale, pathTo('places'))}?q=${encodeURIComponent(query)}`}
        >
          {cities.length === 0 ? t.inviteTo(query) : t.notListed}
        </a>
      ) : null}
      {state === 'failed' ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            onRetry()
            search.retry()
          }}
        >
          {t.retry}
        </button>
      ) : null}
    </>
  )
}

interface CitiesProps {
  locale: Locale
  search: CitySearch
  current: PickerCity | null
  onChoose: (city: PickerCity | null) => void
}

/** The cities as buttons in a list, whose items a screen reader counts. Tab and the arrow keys move between them. */
function Cities({ locale, search, current, onChoose }: CitiesProps) {
  const { state, cities, query } = search
  const hasAll = state !== 'loading' && (query === '' || cities.length === 0)
  return (
    <ul aria-busy={state === 'loading'}>
      {hasAll ? (
        <li>
          <button
            type="button"
            aria-current={current?.attributes.slug === '' || undefined}
            onClick={() => onChoose(null)}
          >
            {cityPickerMessages(locale).allCities}
          </button>
        </li>
      ) : null}
      {cities.map((city) => (
        <li key={city.attributes.slug}>
          <button
            type="button"
            aria-current={city.attributes.slug === current?.attributes.slug || undefined}
            onClick={() => onChoose(city)}
          >
            {city.attributes.name}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Moves the focus between the field and the cities by the arrow keys up and down. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('input, li button'))
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const next = stops[at + step]
  if (step === 0 || at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** Pause in typing after which the list is fetched. */
const debounceMs = 150

interface CitySearch {
  state: 'loading' | 'loaded' | 'failed'
  /** The cities found; while a new list is loading, those of the list before. */
  cities: PickerCity[]
  /** The text for which `cities` were found. */
  query: string
  retry: () => void
}

/** Fetches the cities for a text. An answer that arrives after the text has changed is dropped. */
function useCitySearch(query: string, fetchCities: IslandContext['fetchCities']): CitySearch {
  const [search, setSearch] = useState<Omit<CitySearch, 'retry'>>({ state: 'loading', cities: [], query: '' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const call = new AbortController()
    const ask = async () => {
      setSearch((before) => ({ ...before, state: 'loading' }))
      try {
        const cities = await fetchCities(query, call.signal)
        if (!call.signal.aborted) setSearch({ state: 'loaded', cities, query })
      } catch {
        if (!call.signal.aborted) setSearch({ state: 'failed', cities: [], query })
      }
    }
    const timer = setTimeout(ask, query ? debounceMs : 0)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [query, attempt, fetchCities])
  return { ...search, retry: () => setAttempt(attempt + 1) }
}

export default startCityPicker

import { toConcertName } from '../../../../src/content/concerts/concert-name.ts'
import { chooseTicketState, isOff } from '../../../../src/content/concerts/ticket-state.ts'
import { pathTo } from '../../../../src/routes/paths.ts'
import { localePath } from '../../../../src/shared/urls.ts'
import type { BrandProps } from '../../../../src/ui/brand-components.tsx'
import { describeTime, PlaceLine, StubDate } from '../../../../src/ui/components/concert-row.tsx'
import { TicketButton } from '../../../../src/ui/components/ticket-button.tsx'

/** A card that says the hall before the music: its guests know the orchestra, and choose the evening by the place. */
export function concertCard({ concert, locale, now }: BrandProps['concertCard']) {
  const state = chooseTicketState(concert, now)
  const name = toConcertName(concert)
  return (
    <li className="stub" data-card="weserbogen">
      <StubDate date={concert.date} locale={locale} isOff={isOff(state)} hasYear={false} />
      <p>
        <PlaceLine concert={concert} locale={locale} />
        <br />
        {describeTime(concert, locale)}
      </p>
      <a href={localePath(locale, pathTo('concert', { slug: concert.slug }))} lang={name?.lang}>
        {name?.name ?? concert.date}
      </a>
      <TicketButton concert={concert} locale={locale} state={state} />
    </li>
  )
}

import { chooseBlockStates } from '../content/concerts/block-concerts.ts'
import { readConcerts } from '../content/concerts/concerts.ts'
import { chooseTicketStates } from '../content/concerts/ticket-state.ts'
import type { Program } from '../content/programs/program.ts'
import { chooseRelated } from '../content/programs/program-name.ts'
import { readPrograms } from '../content/programs/readers.ts'
import { type EntryBySlug, readBySlug } from '../content/site/entry-by-slug.ts'
import { readPageLists } from '../content/site/page-lists.ts'
import { NotFound } from '../errors.ts'
import { definePage, type Page } from '../rendering/define-page.ts'
import { makeCollectionHead, makeMemberHead } from '../rendering/entry-heads.ts'
import type { Head } from '../rendering/head.ts'
import { readVoteResults } from '../rendering/vote-results.ts'
import { type ProgramQuery, programQuerySchema } from '../shared/concerts-query.ts'
import { MemberView } from '../ui/components/member-view.tsx'
import type { LayoutData } from '../ui/layouts/layout-props.ts'
import {
  makeLayoutHead,
  makeProgramLayoutHead,
  pageLayouts,
  programLayouts,
} from '../ui/layouts/page-layouts.ts'
import { CollectionLayout } from '../ui/layouts/program-collection.tsx'

type Asked = Page<{ slug: string }, ProgramQuery>

interface Critical {
  entry: EntryBySlug
}

/** `/{slug}`: a program, an artist, a collection or a page, whichever has the slug first; else a 404. */
export const bySlugPage = definePage('bySlug', {
  query: programQuerySchema,
  externalServices: ['embed', 'challenge', 'ticket-widget'],
  loadCritical: async ({ content, locale, params, path }) => {
    const entry = await readBySlug(content, locale, params.slug)
    if (!entry) throw new NotFound(path)
    return { entry }
  },
  loadDeferred: (page, critical) => {
    const entry = critical.then((loaded) => loaded.entry)
    const lists = readPageLists(
      page,
      entry.then((loaded) => (loaded.kind === 'page' ? loaded.entry : null)),
      ({ layout }) => pageLayouts[layout],
    )
    const program = entry.then((loaded) => (loaded.kind === 'program' ? loaded.program : null))
    // Both promises are awaited, so that neither is left unhandled when there is no entry.
    const concerts = Promise.all([program, lists.concerts])
    const programs = Promise.all([program, lists.programs])
    return {
      ...lists,
      results: readVoteResults(page, lists.votes),
      wishes: page.votes && program.then((found) => (found ? page.votes?.readProgramRequests() : undefined)),
      concerts: concerts.then(([found, listed]) => (found ? readDates(page, found) : listed)),
      programs: programs.then(([found, listed]) => (found ? readRelatedPrograms(page, found) : listed)),
    }
  },
  head: (page, { entry }) => toHead(page, entry),
  // Whether a vote is open changes with time, so a page with votes is rendered for each request.
  timeDependencies: ({ now }, { concerts, blockConcerts, votes }) =>
    votes.length > 0
      ? undefined
      : [chooseTicketStates(concerts.concerts, now), chooseBlockStates(blockConcerts, now)],
  View: EntryView,
})

function toHead(page: Page, entry: EntryBySlug): Head {
  switch (entry.kind) {
    case 'program':
      return makeProgramLayoutHead(page, entry.program)
    case 'member':
      return makeMemberHead(page, entry.member)
    case 'collection':
      return makeCollectionHead(page, entry.collection)
    case 'page':
      return makeLayoutHead(page, entry.entry)
  }
}

function EntryView({ page, data }: { page: Asked; data: Critical & LayoutData }) {
  const { entry } = data
  const frame = { page, alternates: toHead(page, entry).alternates }
  switch (entry.kind) {
    case 'program': {
      const { View } = programLayouts[entry.program.layout]
      return <View {...frame} program={entry.program} data={data} />
    }
    case 'member':
      return <MemberView {...frame} member={entry.member} />
    case 'collection':
      return <CollectionLayout {...frame} collection={entry.collection} />
    case 'page': {
      const { View } = pageLayouts[entry.entry.layout]
      return <View {...frame} entry={entry.entry} data={data} />
    }
  }
}

const shown = { dates: 8, comparedDates: 20, related: 6 } as const

const readDates = ({ content, locale, query }: Page<unknown, ProgramQuery>, { slug }: Program) =>
  readConcerts(content, locale, {
    when: 'upcoming',
    programSlug: slug,
    pageSize: query.view ? shown.comparedDates : shown.dates,
  })

const readRelatedPrograms = async ({ content, locale }: Page, program: Program) =>
  chooseRelated(program, await readPrograms(content, locale)).slice(0, shown.related)

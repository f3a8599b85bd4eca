import * as z from 'zod/mini'
import { readBlockConcerts } from '../content/block-concerts.ts'
import { type Entry, readBySlug } from '../content/by-slug.ts'
import { type ConcertFilter, type ConcertPage, noConcerts, readConcerts } from '../content/concert.ts'
import { slugSchema } from '../content/fields.ts'
import type { Program } from '../content/program.ts'
import type { ProgramCard } from '../content/program-card.ts'
import { readPrograms } from '../content/programs.ts'
import { readQuestions } from '../content/questions.ts'
import { readVotes } from '../content/votes.ts'
import { NotFound } from '../errors.ts'
import { collectionHead, memberHead, pageEntryHead, programHead } from '../layouts/entry-heads.ts'
import type { LayoutData } from '../layouts/layout-props.ts'
import { MemberLayout } from '../layouts/member.tsx'
import { pageLayouts } from '../layouts/page-layouts.ts'
import { CollectionLayout } from '../layouts/program-collection.tsx'
import { programLayoutViews } from '../layouts/program-layouts.ts'
import type { Head } from '../rendering/head.ts'
import type { Page, PageDefinition } from '../rendering/page.ts'
import { paths } from '../shared/urls.ts'

interface Critical {
  entry: Entry
}

/** `/{slug}`: a program, an artist, a collection or a page, whichever has the slug first; else a 404. */
export const bySlugPage: PageDefinition<{ slug: string }, unknown, Critical, LayoutData> = {
  params: z.object({ slug: slugSchema }),
  loadCritical: async ({ content, config, locale, params, path }) => {
    const entry = await readBySlug(content, locale, params.slug, config.EMBED_HOSTS)
    if (!entry) throw new NotFound(path)
    return { entry }
  },
  loadDeferred: (page, critical) => {
    const entry = critical.then((loaded) => loaded.entry)
    return {
      concerts: entry.then((loaded) => readEntryConcerts(page, loaded)),
      programs: entry.then((loaded) => readOtherPrograms(page, loaded)),
      votes: entry.then((loaded) => (needs(loaded) === 'votes' ? readVotes(page.content, page.locale) : [])),
      questions: entry.then((loaded) =>
        needs(loaded) === 'questions' ? readQuestions(page.content, page.locale) : [],
      ),
      blockConcerts: entry.then((loaded) =>
        readBlockConcerts(
          page.content,
          page.locale,
          loaded.kind === 'page' ? loaded.entry.blocks : [],
          page.today,
        ),
      ),
    }
  },
  head: (_page, { entry }) => toHead(entry),
  View: EntryView,
}

function toHead(entry: Entry): Head {
  switch (entry.kind) {
    case 'program':
      return programHead(entry.program)
    case 'member':
      return memberHead(entry.member, paths.bySlug)
    case 'collection':
      return collectionHead(entry.collection)
    case 'page':
      return pageEntryHead(entry.entry)
  }
}

function EntryView({ page, data }: { page: Page<{ slug: string }>; data: Critical & LayoutData }) {
  const { entry } = data
  const frame = { page, alternates: toHead(entry).alternates }
  switch (entry.kind) {
    case 'program': {
      const View = programLayoutViews[entry.program.layout]
      return <View {...frame} program={entry.program} data={data} />
    }
    case 'member':
      return <MemberLayout {...frame} member={entry.member} />
    case 'collection':
      return <CollectionLayout {...frame} collection={entry.collection} />
    case 'page': {
      const { View } = pageLayouts[entry.entry.layout]
      return <View {...frame} entry={entry.entry} data={data} />
    }
  }
}

const needs = (entry: Entry) => (entry.kind === 'page' ? pageLayouts[entry.entry.layout].needs : undefined)

const datesShown = 8

async function readEntryConcerts(page: Page, entry: Entry): Promise<ConcertPage> {
  const filter = concertsOf(entry)
  return filter
    ? readConcerts(page.content, page.locale, page.today, { when: 'upcoming', ...filter })
    : noConcerts
}

function concertsOf(entry: Entry): Omit<ConcertFilter, 'when'> | undefined {
  if (entry.kind === 'program') return { programSlug: entry.program.slug, pageSize: datesShown }
  return entry.kind === 'page' ? pageLayouts[entry.entry.layout].concerts : undefined
}

const othersShown = 6

/** Programs of the same collections, the most important first; after an editor's own choice, all that it left out. */
async function readOtherPrograms(page: Page, entry: Entry): Promise<ProgramCard[]> {
  if (entry.kind === 'program') {
    return relatedPrograms(entry.program, await readPrograms(page.content, page.locale)).slice(0, othersShown)
  }
  if (entry.kind !== 'page' || needs(entry) !== 'programs') return []
  const chosen = entry.entry.blocks.flatMap((block) => (block.kind === 'programs' ? block.programs : []))
  const isChosen = ({ slug }: ProgramCard) => chosen.some((program) => program.slug === slug)
  return (await readPrograms(page.content, page.locale))
    .filter((program) => !isChosen(program))
    .slice(0, othersShown)
}

export function relatedPrograms(program: Program, all: ProgramCard[]): ProgramCard[] {
  const shelves = new Set(program.collections.map(({ slug }) => slug))
  return all.filter(
    (other) => other.slug !== program.slug && other.collections.some(({ slug }) => shelves.has(slug)),
  )
}

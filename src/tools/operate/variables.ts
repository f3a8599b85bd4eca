import type { VariableName } from '../../config/config.ts'
import {
  cacheVariables,
  contentVariables,
  searchVariables,
  siteVariables,
} from './variables/site-and-content.ts'
import {
  accountVariables,
  embedVariables,
  formVariables,
  mailVariables,
  noticeVariables,
} from './variables/visitors.ts'

/** A variable or secret, described in Markdown for people who operate the site. */
export interface VariableRow {
  /** Description in one or more sentences. */
  meaning: string
  /** What holds if the variable is not set, as a clause without a full stop. A deployment prints it. */
  without: string
  /** A secret must not stand in `wrangler.toml`, which is committed; `wrangler secret put` sets it. */
  isSecret?: true
  /** The variable has an effect only if this one is set. */
  asks?: VariableName
  /** The default suits nearly every site: a deployment does not list the variable as missing. */
  isRarelySet?: true
}

export type DescribedVariables = { readonly [Name in VariableName]?: VariableRow }

/** Titles of `docs/configuration.md`, each with the variables below it. */
export const variableSections: Readonly<Record<string, DescribedVariables>> = {
  'The site': siteVariables,
  'Content from Strapi': contentVariables,
  Search: searchVariables,
  Accounts: accountVariables,
  'Forms and spam': formVariables,
  'E-mail': mailVariables,
  'Votes and notices': noticeVariables,
  'Tickets, maps and analytics': embedVariables,
  'Caches and service worker': cacheVariables,
}

/** Fails to compile if `config.ts` has a variable that nothing describes. The Worker itself needs no descriptions. */
const variableRows: Readonly<Record<VariableName, VariableRow>> = {
  ...siteVariables,
  ...contentVariables,
  ...searchVariables,
  ...accountVariables,
  ...formVariables,
  ...mailVariables,
  ...noticeVariables,
  ...embedVariables,
  ...cacheVariables,
}

// The keys are those of the record that was passed.
export const variableEntries = Object.entries(variableRows) as [VariableName, VariableRow][]

export const secretNames: readonly string[] = variableEntries
  .filter(([, { isSecret }]) => isSecret)
  .map(([name]) => name)

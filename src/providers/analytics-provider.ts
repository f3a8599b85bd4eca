import type { BrowserTools, DefaultIn, GivenValue, ProviderName, Sources } from './provider.ts'

/** What a deployment says of its counter. */
export interface AnalyticsSettings {
  /** The counter's number, or the site's name, as the provider calls it. */
  id: string
  host: string
  /** Whether it may store something in the browser: visitors are asked before, or the operator needs no consent. */
  mayStore: boolean
}

/** A service that counts visits. Each is one file of `analytics/`. */
export interface AnalyticsProvider {
  name: ProviderName
  /** Countries (ISO 3166-1 alpha-2, lower case) whose orchestras use it unless their brand says otherwise. */
  isDefaultIn?: DefaultIn
  id: GivenValue
  /** Where the service is; absent: each orchestra has it on a host of its own, and the brand names it. */
  host?: string
  /**
   * What it stores in the browser, by beginnings of the names of its cookies and of its keys in localStorage. Nobody is
   * asked for consent to a counter that stores nothing.
   */
  stores?: {
    prefixes: readonly string[]
    maxAgeSeconds: number
    /** It can count without storing anything, and does where nobody is asked. */
    isOptional?: true
  }
  sources: (host: string) => Sources
}

/** Sends a goal that a visitor has reached. */
export type ReportGoal = (name: string, parameters: unknown) => void

/**
 * Counts the visit.
 *
 * @returns what sends goals, once the provider's script is there
 * @throws when the script can't be had
 */
export type StartCounting = (settings: AnalyticsSettings, tools: BrowserTools) => Promise<ReportGoal>

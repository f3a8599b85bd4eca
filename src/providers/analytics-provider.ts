import type { BrowserTools, Country, DefaultIn, GivenValue, ProviderName, Sources } from './provider.ts'

/** Settings of the analytics service of a deployment. */
export interface AnalyticsSettings {
  /** The counter's number, or the site's name, at the provider. */
  id: string
  /** Host of the provider's script, without protocol. */
  host: string
  /**
   * Whether the counter may store data in the browser: it may where visitors are asked for consent. Where nobody is asked,
   * only a service that can't count otherwise may (`config/provider-settings.ts`).
   */
  mayStore: boolean
}

/** A service that counts visits. Each is one file of `analytics/`. */
export interface AnalyticsProvider {
  name: ProviderName
  country?: Country
  isDefaultIn?: DefaultIn
  id: GivenValue
  /** Host of the service. If absent, each orchestra runs the service on a host of its own, which its brand names. */
  host?: string
  /**
   * Data that the service stores in the browser. If absent, it stores nothing, so visitors aren't asked for consent.
   */
  stores?: {
    /** Beginnings of the names of its cookies and of its keys in localStorage. */
    prefixes: readonly string[]
    /** The longest lifetime of any of its cookies. */
    maxAgeSeconds: number
    /** The service can count without storing anything, and does so on sites that don't ask visitors for consent. */
    isOptional?: true
  }
  /** Sources that a page must allow. */
  sources: (host: string) => Sources
}

/** Reports to the provider that the visitor has reached a goal. */
export type ReportGoal = (name: string, parameters: unknown) => void

/**
 * Counts the visit.
 *
 * @returns the function that reports goals, once the provider's script is loaded
 * @throws when the script can't be loaded
 */
export type StartCounting = (settings: AnalyticsSettings, tools: BrowserTools) => Promise<ReportGoal>

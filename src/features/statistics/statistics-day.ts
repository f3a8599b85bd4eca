import { DurableObject } from 'cloudflare:workers'
import type { DayState } from './day-state.ts'
import type { StatisticsBatch } from './statistics-batch.ts'

export interface StatisticsObjects {
  DB?: D1Database
}

/**
 * The Durable Object that adds up the statistics of one day in UTC; the day is its name. Every isolate of the Worker
 * evaluates this class; the code that does the work, `day-state.ts`, is loaded in the object's own isolate only.
 */
export class StatisticsDay extends DurableObject<StatisticsObjects> {
  #opening: Promise<DayState> | undefined

  async readSalt(day: string) {
    return (await this.#open()).readSalt(day)
  }

  async add(day: string, batch: StatisticsBatch) {
    return (await this.#open()).add(day, batch)
  }

  override async alarm() {
    return (await this.#open()).alarm()
  }

  #open(): Promise<DayState> {
    this.#opening ??= import('./day-state.ts').then(({ DayState: Book }) => new Book(this.ctx, this.env))
    return this.#opening
  }
}

declare module '../../config/bindings.ts' {
  interface DurableObjectClasses {
    StatisticsDay: StatisticsDay
  }
}

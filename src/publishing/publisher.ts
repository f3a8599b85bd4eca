import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../config/config.ts'
import type { Manifest } from '../content/parts/manifest.ts'
import type { PublisherState } from '../content/parts/part-stores.ts'
import type { ContentType } from '../shared/content-types.ts'
import type { PublisherObject } from './publisher-object.ts'

/**
 * The one Durable Object that reads content from Strapi and publishes it. Every isolate of the Worker evaluates this
 * class; `publisher-object.ts` is loaded in the object's own isolate only.
 */
export class ContentPublisher extends DurableObject<Bindings> {
  #opening: Promise<PublisherObject> | undefined

  /** Reads what has changed, and publishes it. @param types of which a webhook has told */
  async sync(types: readonly ContentType[]): Promise<Manifest> {
    return (await this.#open()).sync(types)
  }

  /** @returns what is published, if it is newer than the version that the caller knows */
  async readManifest(knownVersion: number): Promise<Manifest | undefined> {
    return (await this.#open()).readManifest(knownVersion)
  }

  /** @returns the JSON of a part, or of a pack, that KV doesn't show everywhere yet */
  async readPart(digest: string): Promise<string | null> {
    return (await this.#open()).readPart(digest)
  }

  /** Returns the state of publishing at once, even while a run is under way. */
  async readState(): Promise<PublisherState> {
    return (await this.#open()).readState()
  }

  /** Loads the object's code with its first call, and keeps it until the object leaves the memory. */
  #open(): Promise<PublisherObject> {
    this.#opening ??= Promise.all([import('./publisher-object.ts'), import('./publisher-store.ts')]).then(
      ([{ createPublisherObject }, { createPublisherStore }]) =>
        createPublisherObject(createPublisherStore(this.ctx.storage), this.env),
    )
    return this.#opening
  }
}

declare module '../config/bindings.ts' {
  interface DurableObjectClasses {
    ContentPublisher: ContentPublisher
  }
}

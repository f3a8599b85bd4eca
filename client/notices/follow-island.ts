/**
 * The form that follows topics, on the page of notifications. It is an island because only a script can subscribe a
 * browser. Without JavaScript the form works where this browser is subscribed already. The file has one importer, since
 * each island is loaded on its own (`client/islands/registry.ts`).
 */

import { bellMessages } from '../../src/languages/texts.ts'
import { topicsField } from '../../src/shared/forms/push-fields.ts'
import { fromTopicText } from '../../src/shared/notices.ts'
import type { StartIsland } from '../islands/island.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { subscribeBrowser } from './subscribe-browser.ts'

const startFollow: StartIsland<IslandProps['Follow']> = async (element, { locale, publicKey }) => {
  const form = element.querySelector('form')
  const state = element.querySelector('[role=status]')
  if (!form || !state) return undefined
  const follow = async () => {
    const topics = String(new FormData(form).get(topicsField) ?? '')
      .split(',')
      .flatMap((text) => fromTopicText(text) ?? [])
    const subscribed = await subscribeBrowser(publicKey, locale, topics)
    // The reloaded page knows the browser and lists what it follows.
    if (subscribed === 'done') location.assign(form.action)
    else state.textContent = bellMessages(locale)[subscribed]
  }
  await follow()
  return () => void follow()
}

export default startFollow

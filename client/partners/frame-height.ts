/**
 * Script of pages that other sites show in a frame: it sends the page's height to the embedding page after each change.
 * The message goes to any origin, since a height is no secret. The build bundles this file by itself
 * (`src/tools/build/build-client.ts`): such pages load no other script.
 */
import { heightMessage } from '../../src/shared/embed-message.ts'

const postHeight = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height)
  parent.postMessage({ [heightMessage]: height }, '*')
}

if (parent !== window) new ResizeObserver(postHeight).observe(document.body)

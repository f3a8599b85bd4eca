/** In a frame on another site: tells that site how high the page is, whenever it changes. The height is no secret. */
import { heightMessage } from '../../src/shared/embed-message.ts'

const tell = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height)
  parent.postMessage({ [heightMessage]: height }, '*')
}

if (parent !== window) new ResizeObserver(tell).observe(document.body)

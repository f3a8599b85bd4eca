/** Name of the message by which a frame tells the page around it its height, in CSS pixels. */
export const heightMessage = 'embedHeightPx'

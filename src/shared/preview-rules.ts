/** Query parameter of a page that shows published content while the visitor previews drafts. */
export const publishedParameter = 'published'

/** Form field of the preview bar that contains the path of its page, without the language. */
export const leaveFromField = 'from'

/** Why a link opens nothing. The last two are told only to those who bring a link that was signed. */
export const previewFaults = ['forged', 'expired', 'type', 'missing'] as const
export type PreviewFault = (typeof previewFaults)[number]

/** A link that somebody passes on opens drafts no longer than this. */
export const previewMaxMs = 60 * 60 * 1000

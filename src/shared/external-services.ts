/**
 * What of other companies a page may load, where it is configured at all. A page names what it uses
 * (`PageDefinition.externalServices`); `security-policy.ts` opens the page's policy for just that.
 * - `map`: the maps service's script
 * - `embed`: frames that editors put into their pages
 * - `ticket-frame`: the ticket provider's page, with payment in it
 * - `ticket-widget`: the ticket provider's script, which opens the same in a window of the page
 * - `challenge`: what tells people from programs at a form; wherever an editor may have put one
 * - `analytics`: the counter; every page counts, but for those whose address holds a code
 */
export type ExternalService = 'map' | 'embed' | 'ticket-frame' | 'ticket-widget' | 'challenge' | 'analytics'

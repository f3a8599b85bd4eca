/**
 * Services of other companies that a page may load if they are configured. A page names those it uses
 * (`PageDefinition.externalServices`), and `security-policy.ts` allows only these in the page's policy:
 * - `map`: the script of the map service
 * - `embed`: frames that editors put into pages, and recordings that they have uploaded
 * - `ticket-frame`: the ticket provider's page, with payment
 * - `ticket-widget`: the ticket provider's script, which opens the same in a dialog
 * - `challenge`: the check against bots in forms, on all pages where an editor may have put a form
 * - `analytics`: the counter, on all pages except those whose address contains a code
 */
export type ExternalService = 'map' | 'embed' | 'ticket-frame' | 'ticket-widget' | 'challenge' | 'analytics'

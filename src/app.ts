import { Hono } from 'hono'
import { listCities } from './api/cities.ts'
import { detectCity } from './api/detect-city.ts'
import { methodNotAllowed } from './api/method-not-allowed.ts'
import type { AppEnv } from './app-env.ts'
import { configuredLocales } from './config.ts'
import { canonicalAddress } from './middleware/canonical-address.ts'
import { localeChoice } from './middleware/locale.ts'
import { requestServices } from './middleware/request-services.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { concertPage } from './pages/concert.tsx'
import { concertsPage } from './pages/concerts.tsx'
import { homePage } from './pages/home.tsx'
import { ticketsPage } from './pages/tickets.tsx'
import { answerError, answerUnknownPath } from './serving/error-answer.tsx'
import { servePage } from './serving/serve-page.tsx'
import { splitLocalePath } from './shared/urls.ts'

/**
 * Every address of the site, in the order in which they are matched. Routes stand without a language:
 * `getPath` takes it off, `middleware/canonical-address.ts` sees to the spelling.
 */
export const app = new Hono<AppEnv>({
  getPath: (request, options) =>
    splitLocalePath(new URL(request.url).pathname, configuredLocales(options?.env)).path,
})

app.use(requestServices, securityHeaders, canonicalAddress, localeChoice)

app.get('/', servePage(homePage))
app.get('/concerts', servePage(concertsPage))
app.get('/c/:slug', servePage(concertPage))
app.get('/c/:slug/tickets', servePage(ticketsPage))

app.post('/api/detect-city', detectCity).all(methodNotAllowed('POST'))
app.get('/api/cities', listCities).all(methodNotAllowed('GET'))

app.notFound(answerUnknownPath)
app.onError(answerError)

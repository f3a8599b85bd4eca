import { StoreMissing } from '../../../errors.ts'
import { readVisitorCity } from '../../../places/visitor-city.ts'
import { type ActionOutcome, defineAction, type FormError } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { codeField, pushStepField, topicsField } from '../../../shared/forms/push-fields.ts'
import { cityCookie } from '../../../shared/stored-names.ts'
import { isOffered, pushFormSchema } from '../forms/push-form.ts'

const here = pathTo('push')
const wrong = (fault: string, field = ''): ActionOutcome => ({
  errors: [{ field, fault } satisfies FormError],
})

/** `POST /push`: follows and unfollows topics, and subscribes or unsubscribes an e-mail address. */
export const pushAction = defineAction({
  schema: pushFormSchema,
  isQuick: true,
  isRepeatable: true,
  handle: async ({ values, page, visitor }): Promise<ActionOutcome> => {
    const { [pushStepField]: step, [codeField]: code, email } = values
    // What is no longer offered can be left.
    const topics = values[topicsField].filter((topic) => step === 'remove' || isOffered(topic, page.config))
    if (!visitor.notices) throw new StoreMissing('DB')
    const { notices } = visitor
    const subscriber = await visitor.subscriber.read()
    switch (step) {
      case 'follow': {
        const refused = await notices.follow(subscriber, topics)
        if (refused) return wrong(refused === 'full' ? 'full' : 'browser')
        return { seeOther: `${here}?done=followed` }
      }
      case 'remove': {
        for (const topic of topics) await notices.unfollow(subscriber, topic)
        return { seeOther: `${here}?done=removed` }
      }
      case 'forget':
        await notices.forget(subscriber)
        return { seeOther: `${here}?done=forgotten` }
      case 'mail': {
        if (email === '') return wrong('email', 'email')
        const city = await readVisitorCity(page.content, visitor.cookie(cityCookie))
        const isSent = await notices.requestMailConfirmation(
          email,
          { locale: page.locale, timeZone: city?.timeZone, visitor: visitor.accountVisitor.visitor },
          topics,
        )
        return isSent ? { seeOther: `${here}?done=letter` } : wrong('letter')
      }
      case 'confirm': {
        const subscription = await notices.confirmMail(code, subscriber)
        if (subscription === undefined) return wrong('code')
        // An unknown browser gets the cookie of the e-mail's subscription, so that `/push` shows its topics there. A
        // known browser and a signed-in user keep the topics that they have.
        const hasList = subscriber.subscription !== undefined || subscriber.user !== undefined
        if (!hasList) await visitor.subscriber.give(subscription)
        return { seeOther: `${here}?done=confirmed` }
      }
      case 'leave': {
        const left = await notices.unsubscribeMail(code)
        if (!left) return wrong('code')
        return { seeOther: left.rest ? `${here}?done=left-some&leave=${left.rest}` : `${here}?done=left` }
      }
    }
  },
})

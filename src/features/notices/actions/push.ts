import { readVisitorCity } from '../../../city/visitor-city.ts'
import { StoreMissing } from '../../../errors.ts'
import { type ActionOutcome, defineAction, type FormError } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { cityCookie } from '../../../shared/stored-names.ts'
import { codeField, pushStepField, topicsField } from '../forms/push-fields.ts'
import { pushFormSchema } from '../forms/push-form.ts'

const here = pathTo('push')
const wrong = (fault: string, field = ''): ActionOutcome => ({
  errors: [{ field, fault } satisfies FormError],
})

/** `POST /push`: what its visitor is to be told of, and by which way. */
export const pushAction = defineAction({
  schema: pushFormSchema,
  isQuick: true,
  isRepeatable: true,
  handle: async ({ values, page, visitor }): Promise<ActionOutcome> => {
    const { [pushStepField]: step, [topicsField]: topics, [codeField]: code, email } = values
    if (!visitor.notices) throw new StoreMissing('DB')
    const { notices } = visitor
    const listener = await visitor.subscriber.read()
    switch (step) {
      case 'follow': {
        const refused = await notices.follow(listener, topics)
        if (refused) return wrong(refused === 'full' ? 'full' : 'browser')
        return { seeOther: here }
      }
      case 'remove': {
        for (const topic of topics) await notices.unfollow(listener, topic)
        return { seeOther: here }
      }
      case 'forget':
        await notices.forget(listener)
        return { seeOther: here }
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
        const subscription = await notices.confirmMail(code, listener)
        if (subscription === undefined) return wrong('code')
        // A browser that has subscriptions of its own keeps its list, and so does an account.
        const hasList = listener.subscription !== undefined || listener.user !== undefined
        if (!hasList) await visitor.subscriber.give(subscription)
        return { seeOther: `${here}?done=confirmed` }
      }
      case 'leave':
        return (await notices.unsubscribeMail(code)) ? { seeOther: `${here}?done=left` } : wrong('code')
    }
  },
})

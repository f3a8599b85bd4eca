import * as z from 'zod/mini'
import { sections } from '../../../brand/chosen.ts'
import { emailField } from '../../../shared/forms/fields.ts'
import { codeField, pushStepField, topicsField } from '../../../shared/forms/push-fields.ts'
import { fromTopicText, maxTopicsAtOnce, newsletterKeys, type Topic } from '../../../shared/notices.ts'

/** Actions of the buttons on `/push`. */
const pushSteps = ['follow', 'remove', 'forget', 'mail', 'confirm', 'leave'] as const

const topics = z.pipe(
  z._default(z.string().check(z.maxLength(2000)), ''),
  z.transform((text): Topic[] => toTopics(text)),
)

export const pushFormSchema = z.object({
  [pushStepField]: z.catch(z.enum(pushSteps), 'follow'),
  [topicsField]: topics,
  [codeField]: z._default(z.string().check(z.maxLength(20_000)), ''),
  email: emailField(),
})

/** Parses topics from an address or a form, as `concert:kazan-zimmer,city:kazan`; drops invalid ones. */
export const toTopics = (text: string): Topic[] =>
  text
    .split(',')
    .slice(0, maxTopicsAtOnce)
    .flatMap((each) => fromTopicText(each) ?? [])

/** Whether a deployment has notices of a topic: not every orchestra sends a newsletter, or has a list for the press. */
export const isOffered = (
  { kind, key }: Topic,
  { hasNewsletter }: { hasNewsletter: boolean },
  chosenSections: readonly string[] = sections,
): boolean =>
  kind !== 'newsletter' ||
  (hasNewsletter &&
    (key === newsletterKeys.newsletter || (key === newsletterKeys.press && chosenSections.includes('press'))))

import { z } from 'zod'
import type { ProviderAnswer } from './outsideTypes.ts'
import { ownServer } from './ownServer.ts'

const mailSchema = z.object({
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

/** An email as it arrived. */
export type Mail = z.infer<typeof mailSchema>

const TIMEOUT_MS = 60_000

/** Waits for the newest of at least `count` emails to an address with a subject. */
export function mailTo(email: string, subject: string, count = 1): Promise<Mail> {
  return newestOf(`email '${subject}' to ${email}`, count, async () => {
    const mails = await sentTo('mails', email, z.array(mailSchema))
    return mails.filter((mail) => mail.subject === subject)
  })
}

/** The address behind the button of an email. */
export function linkIn({ html }: Mail): string {
  const link = /class="button"[^>]*>\s*<a href="([^"]+)"/.exec(html)?.[1]
  if (link === undefined) throw new Error('the email has no button')
  return link.replaceAll('&amp;', '&')
}

/** Waits for the newest of at least `count` text messages to a number; gives its six digits. */
export async function codeSentTo(phoneNumber: string, count = 1): Promise<string> {
  const { text } = await newestOf(`text message to ${phoneNumber}`, count, () =>
    sentTo('texts', phoneNumber, z.array(z.object({ text: z.string() }))),
  )
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (code === undefined) throw new Error(`no code in '${text}'`)
  return code
}

/** What the identity provider says from now on. */
export async function providerAnswers(answer: ProviderAnswer): Promise<void> {
  const { ok, status } = await fetch(`${ownServer().outsideUrl}/provider`, {
    method: 'PUT',
    body: JSON.stringify(answer),
  })
  if (!ok) throw new Error(`the provider could not be set: ${status}`)
}

async function sentTo<T>(kind: string, to: string, schema: z.ZodType<T>): Promise<T> {
  const response = await fetch(`${ownServer().outsideUrl}/${kind}?to=${encodeURIComponent(to)}`)
  return schema.parse(await response.json())
}

async function newestOf<T>(
  what: string,
  count: number,
  read: () => Promise<readonly T[]>,
): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const found = await read()
    const newest = found.at(-1)
    if (newest !== undefined && found.length >= count) return newest
    if (Date.now() > deadline) throw new Error(`${found.length} of ${count} arrived: ${what}`)
    await new Promise((wake) => setTimeout(wake, 50))
  }
}

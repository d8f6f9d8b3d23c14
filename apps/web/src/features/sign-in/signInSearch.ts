import * as z from 'zod'

const text = z.string().optional().catch(undefined)

/** A provider sends the user back with a token, or with an error and what it means. */
const wayBack = z.object({
  provider: text,
  token: text,
  error: text,
  error_description: text,
})

/** What the address of the login page may hold. */
export const loginSearch = wayBack.extend({
  referer: text,
  invite_id: text,
  /** The second factor that the user chose. */
  mfaUid: text,
})

export const registerSearch = wayBack.extend({ referer: text, invite_id: text, invite_token: text })

/** What stands in the way remembers the page that was asked for. */
export const interceptSearch = z.object({ referer: text })

export const verificationSearch = interceptSearch.extend({ token: text })

/** Pages that a link in an email leads to. */
export const tokenSearch = z.object({ token: text })

export type WayBack = z.infer<typeof wayBack>
export type LoginSearch = z.infer<typeof loginSearch>

/** Address and token of an integration server as they are typed. */
export interface ServerDraft {
  readonly url: string
  /** undefined: the stored one stays; empty: none. */
  readonly bearerToken: string | undefined
}

export type ServerDraftErrors = { readonly [K in 'url' | 'bearer_token']?: string }

export function serverDraftErrors(url: string): ServerDraftErrors {
  if (url.trim() === '') return { url: 'URL is required' }
  return /^https?:\/\/\S+$/i.test(url.trim())
    ? {}
    : { url: 'must be a URL that begins with http:// or https://' }
}

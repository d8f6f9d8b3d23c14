const MAX_LENGTH = 300

/**
 * What an error answer says without the secrets of the call, one line that ends with a full stop: PVGIS `{message}`, NSRDB `{errors: []}` and `{error: {message}}`, NASA POWER
 * `{messages: []}`, Solcast `{response_status: {message}}`, SolarAnywhere `{Message}`; or a short text as it is.
 */
export function answerMessage(text: string, secrets: readonly string[]): string {
  const said = fromJson(text) ?? (/^\s*[<{[]/.test(text) ? '' : text)
  // before it is cut: a part of a key is not revealed either
  const line = withoutSecrets(said, secrets).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH)
  return line === '' || /[.!?]$/.test(line) ? line : `${line}.`
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  let clean = text
  for (const secret of secrets) {
    for (const form of [secret, encodeURIComponent(secret)]) clean = clean.replaceAll(form, '***')
  }
  return clean
}

function fromJson(text: string): string | undefined {
  try {
    return messageIn(JSON.parse(text))
  } catch {
    return undefined
  }
}

const KEYS = [
  'message',
  'Message',
  'messages',
  'errors',
  'error',
  'response_status',
  'detail',
  'ErrorMessages',
  'msg',
] as const

function messageIn(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value
  if (depth > 3 || typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    const parts = value.map((one) => messageIn(one, depth + 1)).filter((part) => part)
    return parts.length > 0 ? parts.join(' ') : undefined
  }
  for (const key of KEYS) {
    const found = messageIn(Reflect.get(value, key), depth + 1)
    if (found) return found
  }
  return undefined
}

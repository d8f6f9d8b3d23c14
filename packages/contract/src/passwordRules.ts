/** What everybody can know of the owner of a password. */
export interface PasswordOwner {
  readonly email?: string | undefined
  readonly organizationNames?: readonly string[]
}

export const MAX_PASSWORD_LENGTH = 128

const MIN_LENGTH = 8
/** Below this the message is the one of the error catalogue. */
const CATALOGUE_MIN_LENGTH = 6
/** Letters and digits that a password must have beside words that everybody can know. */
const MIN_OWN_LENGTH = 6
/** Shorter words stand in too many others. */
const MIN_WORD_LENGTH = 4

/** As it is hashed: the same letters from every keyboard. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/** Shorter than the error catalogue allows. */
export function isTooShortPassword(password: string): boolean {
  return lengthOf(normalizePassword(password)) < CATALOGUE_MIN_LENGTH
}

/** What is wrong with a new password; undefined for a good one. `common` is of `commonPasswords`, where it is loaded. */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string> | undefined,
): string | undefined {
  const normal = normalizePassword(password)
  const length = lengthOf(normal)
  if (length < MIN_LENGTH) {
    const least = length < CATALOGUE_MIN_LENGTH ? CATALOGUE_MIN_LENGTH : MIN_LENGTH
    return `Password must be at least ${least} characters.`
  }
  if (length > MAX_PASSWORD_LENGTH) {
    return `Password must be at most ${MAX_PASSWORD_LENGTH} characters.`
  }
  if (isMadeOf(normal, knownWords(owner))) {
    return 'Password must not be made of your email address, your organization or DUET.'
  }
  if (common?.has(normal.toLowerCase()) === true) {
    return 'This password is on the list of common passwords. Choose another one.'
  }
  return undefined
}

/** The most used passwords, in lower case; loaded when they are first asked for. */
export async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  set ??= new Set(dictionary['passwords-common'])
  return set
}

let set: ReadonlySet<string> | undefined

function lengthOf(text: string): number {
  return Array.from(text).length
}

function knownWords({ email = '', organizationNames = [] }: PasswordOwner): readonly string[] {
  const [localPart = ''] = email.split('@')
  return ['duet', email, localPart, ...organizationNames]
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .map(lettersOf)
    .filter((word) => lengthOf(word) >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length)
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password)
  let own = letters
  for (const word of words) own = own.replaceAll(word, '')
  return own !== letters && lengthOf(own) < MIN_OWN_LENGTH
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

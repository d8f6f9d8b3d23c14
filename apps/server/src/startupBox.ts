import type { FirstUser } from './firstStart.ts'

/** What the person at the terminal needs to know first. */
export function startupBox(
  url: string,
  firstUser: FirstUser | undefined,
  passwordFile: string,
): string {
  const lines = [
    'DUET is ready',
    '',
    `Open      ${url}`,
    ...(firstUser ? signInLines(firstUser, passwordFile) : []),
  ]
  const width = Math.max(...lines.map((line) => line.length))
  const rule = '─'.repeat(width + 4)
  const body = lines.map((line) => `│  ${line.padEnd(width)}  │`)
  return [`┌${rule}┐`, ...body, `└${rule}┘`].join('\n')
}

function signInLines({ email, generatedPassword }: FirstUser, passwordFile: string): string[] {
  if (!generatedPassword) return [`Email     ${email}`, 'Password  as set in DUET_ADMIN_PASSWORD']
  return [
    `Email     ${email}`,
    `Password  ${generatedPassword}`,
    '',
    'Until the first sign-in the password is also in the file',
    passwordFile,
  ]
}

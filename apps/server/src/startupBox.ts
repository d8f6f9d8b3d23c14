import type { FirstUser } from './firstStart.ts'

/** What the person at the terminal needs to know first. The password is shown this once only. */
export function startupBox(url: string, firstUser: FirstUser | undefined): string {
  const lines = [
    'DUET is ready',
    '',
    `Open      ${url}`,
    ...(firstUser ? signInLines(firstUser) : []),
  ]
  const width = Math.max(...lines.map((line) => line.length))
  const rule = '─'.repeat(width + 4)
  const body = lines.map((line) => `│  ${line.padEnd(width)}  │`)
  return [`┌${rule}┐`, ...body, `└${rule}┘`].join('\n')
}

function signInLines({ email, generatedPassword }: FirstUser): string[] {
  if (!generatedPassword) return [`E-mail    ${email}`, 'Password  as set in DUET_ADMIN_PASSWORD']
  return [
    `E-mail    ${email}`,
    `Password  ${generatedPassword}`,
    '',
    'This password is shown once. Note it now.',
  ]
}

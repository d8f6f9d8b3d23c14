const NAMES: Readonly<Record<string, string>> = {
  password: 'Password',
  credential: 'Password',
  microsoft: 'Microsoft',
}

/** What people call a way to sign in. */
export function providerName(provider: string): string {
  return NAMES[provider] ?? provider
}

export function isPassword(provider: string): boolean {
  return providerName(provider) === 'Password'
}

/** The address that the provider knows the user by, where it gives one. */
export function providerEmail(payload: unknown): string | undefined {
  return typeof payload === 'object' && payload !== null && 'email' in payload
    ? typeof payload.email === 'string'
      ? payload.email
      : undefined
    : undefined
}

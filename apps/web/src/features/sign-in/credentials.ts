export interface Credentials {
  readonly email: string
  readonly password: string
}

/** '{Label} is required' for what is empty. */
export function requiredErrors({ email, password }: Credentials): Partial<Credentials> {
  return {
    ...(email.trim() === '' ? { email: 'Email is required' } : {}),
    ...(password === '' ? { password: 'Password is required' } : {}),
  }
}

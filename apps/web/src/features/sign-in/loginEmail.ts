let email = ''

/** Fills in the login form that comes next. Held in memory: an address in the address bar would end up in logs. */
export function setLoginEmail(address: string): void {
  email = address
}

export function loginEmail(): string {
  return email
}

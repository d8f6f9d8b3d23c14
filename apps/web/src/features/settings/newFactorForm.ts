/** E.164, with the spaces and signs that people put between the digits. */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/

export interface NewFactorErrors {
  readonly name?: string
  readonly phone?: string
}

/** The number as it is sent; '00' is how many write the '+'. */
export function phoneNumberOf(text: string): string {
  return text.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
}

/** `phone` is undefined for a factor that has none. */
export function newFactorErrors(name: string, phone: string | undefined): NewFactorErrors {
  return {
    ...(name.trim() === '' ? { name: 'Name is required' } : {}),
    ...(phone === undefined || PHONE_NUMBER.test(phoneNumberOf(phone))
      ? {}
      : phone.trim() === ''
        ? { phone: 'Phone number is required' }
        : { phone: 'Enter the number with its country code, as in +1 480 555 0100' }),
  }
}

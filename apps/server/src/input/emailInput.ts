import { z } from 'zod'

/** The longest address that mail knows (RFC 5321). */
export const MAX_EMAIL_LENGTH = 320

/** An address as it is stored: in lower case, without spaces around. */
export const emailInput = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH, 'is too long')
  .pipe(z.email('must be an email address'))

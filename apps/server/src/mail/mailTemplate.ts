import type { MailAction, OutgoingMail } from './outgoingMail.ts'

export interface DrawnMail {
  readonly html: string
  readonly text: string
}

// Colours as the web application has them
const INK = '#1d242b'
const SOFT_INK = '#5b6875'
const BRAND = '#1a6484'
const PAPER = '#ffffff'
const GROUND = '#f2f5f7'
const LINE = '#dfe5ea'
const FONT =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** The one design of all messages, as HTML for mail programs (tables, styles in place) and as plain text. */
export function drawMail(mail: OutgoingMail, publicUrl: string): DrawnMail {
  return { html: htmlOf(mail, publicUrl), text: textOf(mail, publicUrl) }
}

function htmlOf(mail: OutgoingMail, publicUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(mail.subject)}</title>
<style>@media (max-width:480px){.card{padding:24px 20px!important}.button a{display:block!important}}</style>
</head>
<body style="margin:0;padding:0;background:${GROUND};color:${INK};${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escape(mail.paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${GROUND}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;font-size:18px;font-weight:700;letter-spacing:2px;color:${BRAND}">DUET</td></tr>
<tr><td class="card" style="background:${PAPER};border:1px solid ${LINE};border-top:4px solid ${BRAND};border-radius:8px;padding:36px 40px">
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:600">${escape(mail.heading)}</h1>
${mail.paragraphs.map(paragraphHtml).join('\n')}
${mail.action ? actionHtml(mail.action) : ''}
</td></tr>
<tr><td style="padding:20px 4px;font-size:12px;line-height:1.6;color:${SOFT_INK}">
Sent by DUET at <a href="${escape(publicUrl)}" style="color:${SOFT_INK}">${escape(hostOf(publicUrl))}</a>.
This message was made automatically.
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function paragraphHtml(text: string): string {
  const lines = text.split('\n').map(escape).join('<br>')
  return `<p style="margin:0 0 16px;font-size:15px;line-height:1.6">${lines}</p>`
}

function actionHtml(action: MailAction): string {
  const url = escape(action.url)
  const validity = validityOf(action)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0"><tr>
<td class="button" style="background:${BRAND};border-radius:6px">
<a href="${url}" style="display:inline-block;padding:13px 28px;font-size:15px;font-weight:600;color:${PAPER};text-align:center;text-decoration:none">${escape(action.label)}</a>
</td></tr></table>
${validity ? `<p style="margin:0 0 16px;font-size:13px;line-height:1.6;color:${SOFT_INK}">${escape(validity)}</p>` : ''}
<p style="margin:0;font-size:13px;line-height:1.6;color:${SOFT_INK}">If the button does not work, copy this address into your browser:<br>
<a href="${url}" style="color:${BRAND};word-break:break-all">${url}</a></p>`
}

function textOf(mail: OutgoingMail, publicUrl: string): string {
  const { action } = mail
  const parts = [
    mail.heading,
    ...mail.paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`, validityOf(action)] : []),
    `-- \nSent by DUET at ${publicUrl}. This message was made automatically.`,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

function validityOf({ validFor }: MailAction): string | undefined {
  return validFor && `This link is valid for ${validFor} and can be used once.`
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
}

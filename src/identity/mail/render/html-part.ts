import { type Branding, brandingOf } from './branding.ts';
import type { Link, LinkedMessage } from './complete-message.ts';
import { html, Markup } from './markup.ts';
import { styleSheet } from './style-sheet.ts';

/**
 * Renders the HTML part of an email for mail programs: tables for layout, inline styles, dark-mode colours in a style sheet, and nothing
 * that must be fetched.
 */
export function htmlPart(message: LinkedMessage): string {
	const { brand } = message.to;
	const branding = brandingOf(brand);
	return html`<!doctype html>
<html lang="${brand.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${message.subject}</title>
<style>${styleSheet(branding)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${branding.light.surfaceAlt};">
${preview(message)}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${branding.light.surfaceAlt};">
<tr><td align="center" style="padding:24px 12px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;font-family:${branding.text};">
${masthead(message, branding)}
${sheet(message, branding)}
${foot(message, branding)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`.toString();
}

/** The preview that mail programs show beside the subject. The filler after it keeps the body text out of the preview. */
function preview({ preview: text }: LinkedMessage): Markup {
	const filler = new Markup('&#847;&zwnj;&nbsp;'.repeat(90));
	return html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${text}${filler}</div>`;
}

function masthead({ to, home }: LinkedMessage, { light, display, displayWeight, rule, align, card }: Branding): Markup {
	const name = `color:${light.bandInk};font-family:${display};font-size:28px;line-height:32px;font-weight:${displayWeight};text-decoration:none;`;
	return html`<tr><td class="pad" align="${align}" bgcolor="${light.band}" style="padding:20px 40px;background:${light.band};border-radius:${card}px ${card}px 0 0;">
<a href="${home}" target="_blank" style="${name}">${to.brand.name}</a></td></tr>
<tr><td height="4" bgcolor="${light.accent}" style="height:4px;font-size:0;line-height:0;background:${rule};">&nbsp;</td></tr>`;
}

function sheet(message: LinkedMessage, branding: Branding): Markup {
	const { light, display, displayWeight, card, align } = branding;
	const { title, paragraphs, remarks = [], validity } = message;
	const heading = `margin:0 0 20px;color:${light.ink};font-family:${display};font-size:27px;line-height:1.2;font-weight:${displayWeight};text-align:${align};`;
	return html`<tr><td class="pad sheet" bgcolor="${light.surface}" style="padding:36px 40px;background:${light.surface};border-radius:0 0 ${card}px ${card}px;">
<h1 class="ink" style="${heading}">${title}</h1>
${paragraphs.map((text) => paragraph(text, branding))}
${facts(message, branding)}
${button(message.button, branding)}
${remarks.map((text) => paragraph(text, branding))}
${validity === undefined ? undefined : paragraph(validity, branding)}
${plainLink(message.button, branding)}
${caution(message, branding)}
</td></tr>`;
}

const paragraph = (text: string, { light }: Branding): Markup =>
	html`<p class="ink" style="margin:0 0 16px;color:${light.ink};font-size:16px;line-height:1.55;">${text}</p>`;

function facts({ facts: listed = [] }: LinkedMessage, { light }: Branding): Markup | undefined {
	if (listed.length === 0) return undefined;
	const rows = listed.map(
		([
			name,
			value,
		]) => html`<tr><td class="soft line" width="90" valign="top" style="padding:10px 16px 10px 0;white-space:nowrap;border-top:1px solid ${light.line};color:${light.inkSoft};">${name}</td>
<td class="ink line" valign="top" style="padding:10px 0;border-top:1px solid ${light.line};color:${light.ink};">${value}</td></tr>`,
	);
	return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;font-size:15px;line-height:1.45;">${rows}</table>`;
}

function button({ label, href }: Link, { light, control, align }: Branding): Markup {
	const link = `display:inline-block;padding:15px 30px;color:${light.accentInk};font-size:16px;line-height:20px;font-weight:600;text-decoration:none;border-radius:${control}px;`;
	return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="${align}" style="padding:8px 0 24px;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="button" align="center" bgcolor="${light.accent}" style="background:${light.accent};border-radius:${control}px;mso-padding-alt:15px 30px;">
<a class="button-ink" href="${href}" target="_blank" style="${link}">${label}</a></td></tr></table>
</td></tr></table>`;
}

/** The button's address as text, for mail programs that show no button and for readers who want to see the address. */
function plainLink({ href }: Link, { light }: Branding): Markup {
	return html`<p class="soft" style="margin:0 0 28px;color:${light.inkSoft};font-size:14px;line-height:1.5;">Si el botón no funciona, copiá esta dirección en tu navegador:<br>
<a class="link" href="${href}" target="_blank" style="color:${light.accentText};word-break:break-all;">${href}</a></p>`;
}

function caution({ caution: { text }, cautionLink }: LinkedMessage, { light, card }: Branding): Markup {
	const link =
		cautionLink &&
		html`<br><a class="link" href="${cautionLink.href}" target="_blank" style="color:${light.accentText};font-weight:600;">${cautionLink.label}</a>`;
	return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="box ink" bgcolor="${light.surfaceAlt}" style="padding:16px 20px;background:${light.surfaceAlt};border-radius:${card}px;color:${light.ink};font-size:15px;line-height:1.5;">
<strong>¿No fuiste vos?</strong><br>${text}${link}</td></tr></table>`;
}

function foot({ small, home }: LinkedMessage, { light, align }: Branding): Markup {
	const lines = small.map((text) => html`${text}<br>`);
	return html`<tr><td class="pad soft" align="${align}" style="padding:24px 40px;color:${light.inkSoft};font-size:13px;line-height:1.6;">
${lines}<a class="soft" href="${home}" target="_blank" style="color:${light.inkSoft};">${new URL(home).host}</a></td></tr>`;
}

import type { LinkedMessage } from './complete-message.ts';

/** Renders the plain-text part of an email. */
export function textPart({
	title,
	paragraphs,
	facts = [],
	button,
	validity,
	remarks = [],
	caution,
	cautionLink,
	small,
	to,
	home,
}: LinkedMessage): string {
	return [
		title,
		...paragraphs,
		facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
		`${button.label}:\n${button.href}`,
		...remarks,
		validity,
		`¿No fuiste vos?\n${caution.text}`,
		cautionLink && `${cautionLink.label}:\n${cautionLink.href}`,
		'-- ',
		`${to.brand.name} · ${home}`,
		...small,
	]
		.filter(Boolean)
		.join('\n\n')
		.concat('\n');
}

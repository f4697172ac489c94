import type { LinkedMessage } from './add-links.ts';

/** The letter for mail programs that show no HTML, and for whoever prefers that. */
export function textPart({
	title,
	paragraphs,
	facts = [],
	button,
	validity,
	remarks = [],
	caution,
	wayOut,
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
		wayOut && `${wayOut.label}:\n${wayOut.href}`,
		'-- ',
		`${to.brand.name} · ${home}`,
		...small,
	]
		.filter(Boolean)
		.join('\n\n')
		.concat('\n');
}

import type { SafeHtml } from '#content/contract';

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** The words of safe HTML as text, for places that take no HTML. What it gives is text: it must be escaped like any other. */
export function plainText(html: SafeHtml): string {
	const text = html
		.replace(/<br\b[^<>]*>/g, ' ')
		.replace(/<[^<>]*>/g, '')
		.replace(/&(lt|gt|quot|nbsp|amp);/g, (entity, name: string) => signs[name] ?? entity);
	return text.replace(/\s+/g, ' ').trim();
}

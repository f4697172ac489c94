import type { SafeHtml } from '#content/contract';

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** The text of safe HTML, for places that take no HTML. The result is unescaped text. */
export function plainText(html: SafeHtml): string {
	const text = html
		.replace(/<br\b[^<>]*>/g, ' ')
		.replace(/<[^<>]*>/g, '')
		.replace(/&(lt|gt|quot|nbsp|amp);/g, (entity, name: string) => characters[name] ?? entity);
	return text.replace(/\s+/g, ' ').trim();
}

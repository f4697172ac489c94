import { escapeWideMarkup } from '../../ui/escape-wide-characters.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an HTML attribute or element. */
export function escapeHtml(text: string): string {
	return escapeWideMarkup(text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign));
}

/** JSON for a `<script>` element, escaped so that it cannot end the element (W04) and takes one byte a character. */
export function scriptJson(value: unknown): string {
	return JSON.stringify(value).replace(/[<>&\u0100-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

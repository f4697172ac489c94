const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an HTML attribute or element. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const escapes: Readonly<Record<string, string>> = {
	'<': '\\u003c',
	'>': '\\u003e',
	'&': '\\u0026',
	'\u2028': '\\u2028',
	'\u2029': '\\u2029',
};

/** JSON for a `<script>` element, escaped so that it cannot end the element (W04). */
export function scriptJson(value: unknown): string {
	return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
}

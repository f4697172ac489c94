/** HTML that is already escaped. */
export class Markup {
	readonly #text: string;

	constructor(text: string) {
		this.#text = text;
	}

	toString(): string {
		return this.#text;
	}
}

type Part = string | number | Markup | readonly Markup[] | undefined;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A tagged template that builds HTML: it escapes every value but `Markup`; undefined adds nothing. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
	return new Markup(template.map((text, at) => text + print(parts[at])).join(''));
}

function print(part: Part): string {
	if (part === undefined) return '';
	if (part instanceof Markup) return part.toString();
	if (typeof part === 'object') return part.join('');
	return String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

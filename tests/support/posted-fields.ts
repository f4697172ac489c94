/** What a browser would send of the form of a data document or menu, as it came. */
export function postedFields(html: string): Readonly<Record<string, string>> {
	const form = /<form class="(?:card data-form|menu-form)"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
	const found = [...form.matchAll(/<(input|textarea|select)\b([^>]*)>(?:([\s\S]*?)<\/\1>)?/g)];
	return Object.fromEntries(found.flatMap(([, tag = '', attributes = '', inside = '']) => fieldOf({ tag, attributes, inside })));
}

type Control = { readonly tag: string; readonly attributes: string; readonly inside: string };

function fieldOf({ tag, attributes, inside }: Control): readonly (readonly [string, string])[] {
	const name = attributeOf(attributes, 'name');
	if (name === undefined) return [];
	if (tag === 'textarea') return [[name, plain(inside).replace(/^\n/, '')]];
	if (tag === 'select') return [[name, chosenOf(inside)]];
	const isBox = attributeOf(attributes, 'type') === 'checkbox';
	if (isBox && !/\schecked=""/.test(attributes)) return [];
	return [[name, attributeOf(attributes, 'value') ?? (isBox ? 'on' : '')]];
}

function chosenOf(options: string): string {
	const chosen = /<option\b([^>]*\sselected=""[^>]*)>/.exec(options) ?? /<option\b([^>]*)>/.exec(options);
	return attributeOf(chosen?.[1] ?? '', 'value') ?? '';
}

const attributeOf = (attributes: string, name: string): string | undefined => {
	const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
	return found === undefined ? undefined : plain(found);
};

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const plain = (html: string): string => html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign);

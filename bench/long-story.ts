/** The words of a paragraph, in turn. */
const vocabulary =
	'El Senado votó anoche la ley que el gobierno había enviado en marzo y que la oposición quiso cambiar hasta la última hora'.split(' ');

type Size = { readonly words: number; readonly elements: number };
type Element = Readonly<Record<string, unknown>>;

/** A story with as many words in as many elements: paragraphs with a link and emphasis, and a subtitle, a list, a quote or a picture between them. */
export function longStory(id: string, { words, elements }: Size): Element {
	const pictures = Math.floor(elements / 20);
	const each = Math.ceil(words / (elements - pictures));
	const content_elements = Array.from({ length: elements }, (_none, at) => elementAt(at, wordsFrom(at, each)));
	return {
		_id: id,
		type: 'story',
		version: '0.10.12',
		canonical_website: 'tn',
		headlines: { basic: 'Una nota larga' },
		taxonomy: { primary_section: { _id: '/politica', type: 'section', version: '0.10.12', name: 'Política' } },
		content_elements,
	};
}

function elementAt(at: number, words: readonly string[]): Element {
	const [first = '', second = '', ...others] = words;
	switch (at % 20) {
		case 5:
			return { type: 'header', level: 2, content: words.join(' ') };
		case 10:
			return { type: 'list', list_type: 'unordered', items: [words.slice(0, 12), words.slice(12)].map(textOf) };
		case 15:
			return { type: 'quote', subtype: 'blockquote', content_elements: [textOf(words)] };
		case 19:
			return { type: 'image', url: `https://img.test/${at}.jpg`, width: 1200, height: 675, alt_text: 'El recinto', caption: 'El recinto' };
		default:
			return textOf([`<a href="/nota-${at}/">${first}</a>`, `<strong>${second}</strong>`, ...others]);
	}
}

const textOf = (words: readonly string[]): Element => ({ type: 'text', content: `${words.join(' ')}.` });

const wordsFrom = (start: number, many: number): readonly string[] =>
	Array.from({ length: many }, (_none, at) => vocabulary[(start + at) % vocabulary.length] ?? '');

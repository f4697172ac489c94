// Fields of elements that hold a list: one line for each item.
import { type AnsObject, isObject, listOf, objectAt, objectsOf, textOf } from '../../ans/ans-value.ts';
import { type ElementField, textField, withAt } from './element-field.ts';

const linesOf = (value: string): readonly string[] => value.split('\n').filter((line) => line.trim() !== '');

/** The links of a list: `words | address`; a line without an address is a text. A link keeps its other members as long as its address stays. */
export const linksField: ElementField = {
	label: 'Enlaces, uno por línea',
	hint: 'Texto del enlace | https://…',
	kind: 'lines',
	read: (element) =>
		objectsOf(element, 'items')
			.map((item) => [textOf(item, 'content'), textOf(item, 'url')].filter((part) => part !== '').join(' | '))
			.join('\n'),
	write: (element, value) => {
		const items = linesOf(value).map((line) => linkIn(line, objectsOf(element, 'items')));
		return { ...element, items: items.length === 0 ? [{ type: 'text', content: '' }] : items };
	},
};

function linkIn(line: string, former: readonly AnsObject[]): AnsObject {
	const [, content = line, url] = /^(.*?) ?\| ?(\S*)\s*$/.exec(line) ?? [];
	if (url === undefined) return { ...former.find((one) => one.type === 'text' && one.content === line), type: 'text', content };
	return { ...former.find((one) => one.url === url), type: 'interstitial_link', url, content };
}

/** The moments of a timeline: `date | words`. */
export const momentsField: ElementField = {
	label: 'Momentos, uno por línea',
	hint: '1983 | Vuelve la democracia',
	kind: 'lines',
	read: (element) =>
		objectsOf(objectAt(element, 'embed', 'config'), 'items')
			.map((item) => `${textOf(item, 'date')} | ${textOf(item, 'text')}`)
			.join('\n'),
	write: (element, value) => withAt(element, ['embed', 'config', 'items'], linesOf(value).map(momentIn)),
};

function momentIn(line: string): AnsObject {
	const [date = '', ...words] = line.split(/ ?\| ?/);
	return { date, text: words.join(' | ') };
}

/** The paragraphs of a group that has only paragraphs. */
const paragraphsField: ElementField = {
	label: 'Párrafos, uno por línea',
	hint: '',
	kind: 'lines',
	read: (element) =>
		objectsOf(element, 'content_elements')
			.map((one) => textOf(one, 'content'))
			.join('\n'),
	write: (element, value) => {
		const former = objectsOf(element, 'content_elements');
		const made = linesOf(value).map((content) => former.find((one) => one.content === content) ?? { type: 'text', content });
		return { ...element, content_elements: made };
	},
};

export const groupFields = (element: AnsObject): readonly ElementField[] =>
	listOf(element, 'content_elements').every((one) => isObject(one) && one.type === 'text') ? [paragraphsField] : [];

/** The headline of a gallery, and the caption and other words of each picture. */
export function galleryFields(element: AnsObject): readonly ElementField[] {
	const pictures = listOf(element, 'content_elements');
	const words = pictures.flatMap((picture, at) =>
		isObject(picture) ? [ofPicture(at, 'caption', 'Epígrafe'), ofPicture(at, 'alt_text', 'Texto alternativo')] : [],
	);
	return [textField(['headlines', 'basic'], 'Título'), ...words];
}

/** A field of one picture of a gallery. */
function ofPicture(at: number, key: string, name: string): ElementField {
	const picturesOf = (element: AnsObject) => listOf(element, 'content_elements');
	const pictureOf = (element: AnsObject) => objectAt({ at: picturesOf(element)[at] }, 'at');
	return {
		label: `${name} de la imagen ${at + 1}`,
		hint: '',
		kind: 'line',
		read: (element) => textOf(pictureOf(element), key),
		write: (element, value) => ({ ...element, content_elements: picturesOf(element).with(at, { ...pictureOf(element), [key]: value }) }),
	};
}

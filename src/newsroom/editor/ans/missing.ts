import { type AnsObject, isObject, listOf, objectAt, objectsOf, textOf } from './ans-value.ts';
import type { Fields } from './fields.ts';

/** Something that a story lacks, and the id of the part of the form where it is mended. */
export type Lack = {
	readonly text: string;
	readonly place: string;
	/** Whether the story cannot be published without it. */
	readonly isNeeded: boolean;
};

/** What a story lacks before it should be published, the needed first. */
export function missingIn(
	{ headline, section, subheadline, description, authors, lead, leadVideo, film }: Fields,
	elements: readonly unknown[],
): readonly Lack[] {
	const lacks: readonly (Lack | false)[] = [
		headline.trim() === '' && { text: 'el título.', place: 'headline', isNeeded: true },
		section === '' && { text: 'la sección.', place: 'section', isNeeded: true },
		!film && wordsIn(elements) === 0 && { text: 'El cuerpo está vacío.', place: 'body', isNeeded: false },
		film?.captions === '' && { text: 'El video no tiene subtítulos.', place: 'film', isNeeded: false },
		subheadline.trim() === '' && { text: 'Falta la bajada.', place: 'subheadline', isNeeded: false },
		authors.length === 0 && { text: 'La nota no tiene firma.', place: 'authors', isNeeded: false },
		!lead && !leadVideo && { text: 'Falta la imagen principal.', place: 'lead', isNeeded: false },
		altLack(lead, 'La imagen principal', 'lead-alt'),
		// The poster of a film is one of its frames.
		!film && creditLack(lead, 'La imagen principal', 'lead-credit'),
		...elements.flatMap((element, at) => (isObject(element) ? pictureLacks(element, at) : [])),
		headline.length > 110 && {
			text: `El título tiene ${headline.length} caracteres; los buscadores muestran unos 110.`,
			place: 'headline',
			isNeeded: false,
		},
		description.trim() === '' &&
			subheadline.trim() === '' && { text: 'Falta el resumen para buscadores.', place: 'description', isNeeded: false },
	];
	return lacks.filter((lack): lack is Lack => lack !== false);
}

const altLack = (element: AnsObject | undefined, name: string, place: string): Lack | false =>
	element?.type === 'image' &&
	textOf(element, 'alt_text').trim() === '' && { text: `${name} no tiene texto alternativo.`, place, isNeeded: false };

const creditLack = (element: AnsObject | undefined, name: string, place: string): Lack | false =>
	element?.type === 'image' && !isCredited(element) && { text: `${name} no tiene crédito.`, place, isNeeded: false };

const pictureLacks = (element: AnsObject, at: number): readonly (Lack | false)[] =>
	[altLack, creditLack].map((lackOf) => lackOf(element, `La imagen ${captionOf(element)}`, `block-${at}`));

/** Whether pages name somebody below a picture. `vanity_credits` replace `credits`. */
function isCredited(image: AnsObject): boolean {
	const credits = objectAt(image, 'vanity_credits' in image ? 'vanity_credits' : 'credits');
	const named = ['by', 'affiliation'].flatMap((role) => objectsOf(credits, role));
	return named.some((one) => (textOf(one, 'byline') || textOf(one, 'name')).trim() !== '');
}

/** The caption of a picture, to name it in a sentence. */
export const captionOf = (image: AnsObject): string =>
	textOf(image, 'caption') ? `“${textOf(image, 'caption').slice(0, 40)}”` : 'sin epígrafe';

/** How many words the elements of a body have. */
export function wordsIn(elements: readonly unknown[]): number {
	return elements.reduce<number>((total, element) => total + (isObject(element) ? countOf(element) : 0), 0);
}

/** Word counts, cached by element: an element that changes is a new object. */
const counts = new WeakMap<AnsObject, number>();

function countOf(element: AnsObject): number {
	const count = counts.get(element) ?? wordsOf(element);
	counts.set(element, count);
	return count;
}

function wordsOf(element: AnsObject): number {
	const own =
		element.type === 'text' || element.type === 'header'
			? (textOf(element, 'content')
					.replaceAll(/<[^<>]*>/g, ' ')
					.match(/\S+/g)?.length ?? 0)
			: 0;
	return own + wordsIn([...listOf(element, 'content_elements'), ...listOf(element, 'items')]);
}

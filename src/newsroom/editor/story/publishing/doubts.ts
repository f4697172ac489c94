import type { Room } from '#newsroom/contract';
import { type AnsObject, isObject, listOf, objectAt, textOf } from '../../ans/ans-value.ts';
import { captionOf, type Lack, missingIn } from '../../ans/missing.ts';
import type { Written } from '../written.ts';
import { lostIn, textOfCorrection } from './corrections/corrections.ts';
import { hrefsIn } from './hrefs-in.ts';

/** Smallest width in pixels of a lead picture that search engines show large (Google Discover). */
const leadWidth = 1_200;

type Checked = {
	readonly room: Room;
	readonly written: Written;
	readonly document: AnsObject;
	/** Addresses in the text that lead to no page for readers. */
	readonly dead: ReadonlySet<string>;
	/** The corrections that readers have. */
	readonly told: readonly AnsObject[];
};

/**
 * Finds what is wrong or doubtful in a story before it is published: what must be corrected comes first, and each doubt names the place to
 * correct.
 */
export function doubtsIn({ room, written, document, dead, told }: Checked): readonly Lack[] {
	const { fields, elements } = written;
	const found = [
		...missingIn(fields, elements),
		...pictureDoubts(fields.lead, 'lead', 'La imagen principal'),
		...authorDoubts(fields.authors, room),
		...elements.flatMap((element, at) => (isObject(element) ? elementDoubts(element, `block-${at}`, { room, dead }) : [])),
		...watchedIn(room, `${fields.headline} ${fields.subheadline}`, 'headline'),
		...embargoDoubt(document),
		...lostIn(document, told).map(correctionDoubt),
	];
	return found.toSorted((one, other) => Number(other.isNeeded) - Number(one.isNeeded));
}

/** A name that is no author of the brand is shown, but leads to no page: it may be misspelt. */
function authorDoubts(authors: Written['fields']['authors'], room: Room): readonly Lack[] {
	const known = new Set(room.authors.map(({ slug }) => slug));
	return authors
		.filter(({ slug }) => !known.has(slug))
		.map(({ name }) => ({
			text: `“${name}” no está entre los autores: la firma sale así, sin página.`,
			place: 'authors',
			isNeeded: false,
		}));
}

type Against = Pick<Checked, 'room' | 'dead'>;

function elementDoubts(element: AnsObject, place: string, { room, dead }: Against): readonly Lack[] {
	if (element.type === 'image') return pictureDoubts(element, place, `La imagen ${captionOf(element)}`);
	const links = hrefsIn(element).filter((href) => dead.has(href));
	return [
		...links.map((href) => ({ text: `El enlace a ${shown(href)} no lleva a ninguna página.`, place, isNeeded: false })),
		...watchedIn(room, wordsOf(element), place),
	];
}

function pictureDoubts(image: AnsObject | undefined, place: string, name: string): readonly Lack[] {
	if (image?.type !== 'image') return [];
	const width = typeof image.width === 'number' ? image.width : undefined;
	const ends = textOf(objectAt(image, 'additional_properties'), 'rights_end');
	return [
		...(place === 'lead' && width !== undefined && width < leadWidth
			? [{ text: `${name} mide ${width} px de ancho; los buscadores piden ${leadWidth}.`, place, isNeeded: false }]
			: []),
		...(ends !== '' && Date.parse(ends) <= Date.now() ? [{ text: `${name} ya no tiene derechos de uso.`, place, isNeeded: true }] : []),
	];
}

/** The watched words in the story, with their advice. */
function watchedIn({ watched }: Room, text: string, place: string): readonly Lack[] {
	const folded = ` ${fold(text)} `;
	return watched
		.filter(({ words }) => folded.includes(` ${fold(words)} `))
		.map(({ words, advice }) => ({ text: advice ? `“${words}”: ${advice}` : `Revisá “${words}”.`, place, isNeeded: false }));
}

/** The text in lower case, without accents, with single spaces. */
const fold = (text: string): string =>
	text
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();

function embargoDoubt(document: AnsObject): readonly Lack[] {
	const { active, end_time: end } = objectAt(document, 'content_restrictions', 'embargo');
	if (active !== true || (typeof end === 'string' && Date.parse(end) <= Date.now())) return [];
	return [{ text: 'Tiene embargo: aunque se publique, los lectores la ven recién cuando termina.', place: 'embargo', isNeeded: false }];
}

/** A correction that readers had been told must not disappear unseen. */
const correctionDoubt = (lost: AnsObject): Lack => ({
	text: `Los lectores tienen la corrección “${shown(textOfCorrection(lost))}”, y este texto no.`,
	place: 'correction',
	isNeeded: false,
});

const wordsOf = (element: AnsObject): string =>
	[
		textOf(element, 'content').replaceAll(/<[^<>]*>/g, ''),
		...[...listOf(element, 'content_elements'), ...listOf(element, 'items')].filter(isObject).map(wordsOf),
	].join(' ');

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

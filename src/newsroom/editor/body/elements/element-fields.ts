import { type AnsObject, objectAt, objectsOf, textOf } from '../../ans/ans-value.ts';
import { embedOf } from '../embed-of.ts';
import { creditField, type ElementField, numberField, textField } from './element-field.ts';
import { galleryFields, groupFields, linksField, momentsField } from './list-fields.ts';

export const altField = textField(['alt_text'], 'Texto alternativo', { hint: 'Qué se ve, para quien no puede verla' });

/** The fields of a picture, in the body and as the lead. */
export const pictureFields: readonly ElementField[] = [textField(['caption'], 'Epígrafe'), creditField, altField];

const title = textField(['headlines', 'basic'], 'Título');
const caption = textField(['description', 'basic'], 'Epígrafe');

/** The file of a video or a sound. */
const fileField = (hint: string): ElementField => ({
	label: 'Dirección del archivo',
	hint,
	kind: 'line',
	read: (element) => textOf(objectsOf(element, 'streams')[0] ?? {}, 'url'),
	write: (element, url) => {
		const [first = {}, ...others] = objectsOf(element, 'streams');
		const stream_type = url.includes('.m3u8') ? 'ts' : 'mp4';
		return { ...element, streams: [{ ...first, url, ...(element.type === 'video' && { stream_type }) }, ...others] };
	},
});

const soundFile: ElementField = { ...textField(['source_url'], 'Dirección del archivo', { hint: 'https://….mp3' }) };

/** An address of a site that pages can show makes the element an embed of that site. The markup of the address before it goes: readers would see that one. */
const embedAddress: ElementField = {
	...textField(['raw_oembed', 'url'], 'Dirección', { hint: 'https://…' }),
	write: (element, url) => {
		const { html: _before, ...embed } = objectAt(element.raw_oembed);
		return { ...element, raw_oembed: { ...embed, url }, ...embedOf(url) };
	},
};

const referenceFields = [textField(['referent', 'id'], 'Id'), textField(['referent', 'type'], 'Tipo', { hint: 'image, video, gallery…' })];

/** Whether an element was inserted as a video of the library: it has the headline of the video, and nothing to fill in. */
const isLibraryVideo = ({ type, referent, additional_properties }: AnsObject): boolean =>
	type === 'reference' && objectAt(referent).type === 'video' && textOf(objectAt(additional_properties), 'headline') !== '';

const correctionKinds = { correction: 'Corrección', clarification: 'Aclaración' };
const alignments = { '': 'Al centro', left: 'A la izquierda', right: 'A la derecha' };

const fields: Readonly<Record<string, readonly ElementField[] | ((element: AnsObject) => readonly ElementField[])>> = {
	image: [...pictureFields, textField(['alignment'], 'Lugar', { kind: 'choice', choices: alignments })],
	gallery: galleryFields,
	video: [title, caption, creditField, fileField('https://….mp4 o .m3u8')],
	audio: [title, caption, soundFile],
	raw_html: [textField(['content'], 'HTML', { kind: 'lines' })],
	oembed_response: [embedAddress],
	interstitial_link: [textField(['content'], 'Texto del enlace'), textField(['url'], 'Dirección', { hint: 'https://… o /una/nota/' })],
	link_list: [textField(['title'], 'Título'), linksField],
	correction: [
		textField(['correction_type'], 'Clase', { kind: 'choice', choices: correctionKinds }),
		textField(['text'], 'Texto', { kind: 'lines', hint: 'Qué decía y qué es lo correcto' }),
	],
	endorsement: [textField(['endorsement'], 'Recomendación', { hint: 'Imperdible' })],
	numeric_rating: [
		numberField('numeric_rating', 'Puntaje'),
		numberField('min', 'Desde'),
		numberField('max', 'Hasta'),
		textField(['units'], 'Unidad', { hint: 'estrellas' }),
	],
	reference: (element) => (isLibraryVideo(element) ? [] : referenceFields),
	content_zone: [textField(['_id'], 'Nombre de la zona')],
	element_group: groupFields,
	custom_embed: embedFields,
	code: [textField(['language'], 'Lenguaje'), textField(['content'], 'Código', { kind: 'lines' })],
};

const marks = { '': 'Ninguna', key: 'Momento clave', pinned: 'Fijada arriba' };

/** The fields of an embed: our own ones are entries of live stories and timelines; all others have an id and an address. */
function embedFields({ subtype }: AnsObject): readonly ElementField[] {
	switch (subtype) {
		case 'custom-liveblog':
			return [
				textField(['embed', 'config', 'title'], 'Título de la entrada'),
				textField(['embed', 'config', 'mark'], 'Marca', { kind: 'choice', choices: marks }),
			];
		case 'timeline':
			return [textField(['embed', 'config', 'title'], 'Título'), momentsField];
		default:
			return [textField(['subtype'], 'Clase'), textField(['embed', 'id'], 'Id'), textField(['embed', 'url'], 'Dirección')];
	}
}

/** The fields of an element in the editor; none for an element that the editor only shows. */
export function fieldsOf(element: AnsObject): readonly ElementField[] {
	const { type } = element;
	const found = typeof type === 'string' && Object.hasOwn(fields, type) ? (fields[type] ?? []) : [];
	return typeof found === 'function' ? found(element) : found;
}

const names: Readonly<Record<string, string>> = {
	image: 'Imagen',
	raw_html: 'HTML',
	oembed_response: 'Publicación o video de otro sitio',
	gallery: 'Galería',
	video: 'Video',
	audio: 'Audio',
	interstitial_link: 'Enlace destacado',
	link_list: 'Lista de enlaces',
	correction: 'Corrección',
	endorsement: 'Recomendación',
	reference: 'Referencia',
	custom_embed: 'Componente',
	numeric_rating: 'Puntaje',
	code: 'Código',
	story: 'Nota',
	content_zone: 'Zona',
	element_group: 'Grupo',
};

const embedNames: Readonly<Record<string, string>> = { 'custom-liveblog': 'Entrada', timeline: 'Línea de tiempo' };

/** The Spanish name of an element's type; the ANS name if there is none. */
export const nameOf = (element: AnsObject): string => (isLibraryVideo(element) ? 'Video de la biblioteca' : nameOfType(element));

const nameOfType = ({ type, subtype }: AnsObject): string =>
	(type === 'custom_embed' ? embedNames[String(subtype)] : undefined) ?? names[String(type)] ?? String(type ?? 'Elemento');

import type * as v from 'valibot';
import type { EditedKind } from '#content';
import { collectionInput } from '#content/contract';

type Json = { readonly [key: string]: unknown };

type KindTexts = {
	readonly many: string;
	/** With its article: `un programa`. */
	readonly one: string;
	/** What readers get from it. */
	readonly about: string;
	/** The page that shows a document, as a path of the brand's site. */
	readonly page: (id: string, document: Json) => string;
	/** Whether a service sends new data by itself, so that the time of the data is not the time of an edit. */
	readonly isFed: boolean;
	/** What readers sent about the documents of the kind: a page below the brand. */
	readonly received?: { readonly path: string; readonly name: string };
	/** How editors name a document of the kind besides by the search; the problems of the schema are texts for them. */
	readonly naming?: { readonly label: string; readonly schema: (origin: string) => v.GenericSchema<string, string> };
};

const sectionPage = (_id: string, { section }: Json): string => (typeof section === 'string' ? `${section}/` : '/');

/** The kinds of data documents as editors meet them, in the order of the page. */
export const dataKinds: Readonly<Record<EditedKind, KindTexts>> = {
	schedule: {
		many: 'Grilla',
		one: 'un día de grilla',
		about: 'Lo que emite el canal cada día, y los días especiales.',
		page: () => '/grilla/',
		isFed: false,
	},
	programme: {
		many: 'Programas',
		one: 'un programa',
		about: 'Quiénes los hacen, cuándo van y sus capítulos.',
		page: sectionPage,
		isFed: false,
	},
	signal: {
		many: 'Señales en vivo',
		one: 'una señal',
		about: 'Dónde se ven y se escuchan el canal y sus radios.',
		page: (id) => `/envivo/${encodeURIComponent(id)}/`,
		isFed: false,
	},
	weather: {
		many: 'Clima',
		one: 'una ciudad',
		about: 'Las ciudades, su pronóstico y las alertas.',
		page: (id) => `/clima/${id}/`,
		isFed: true,
	},
	board: {
		many: 'Tableros',
		one: 'un tablero',
		about: 'Cotizaciones, resultados y tablas de las portadas.',
		page: sectionPage,
		isFed: false,
	},
	election: {
		many: 'Elecciones',
		one: 'una elección',
		about: 'Las fuerzas, sus candidaturas y el escrutinio.',
		page: (id) => `/${id}/`,
		isFed: true,
	},
	call: {
		many: 'Convocatorias',
		one: 'una convocatoria',
		about: 'Los formularios para participar, con sus preguntas.',
		page: (id) => (id === 'candidateame' ? '/candidateame/' : `/convocatorias/${id}/`),
		isFed: false,
		received: { path: 'respuestas/', name: 'Respuestas' },
	},
	newsletter: {
		many: 'Newsletters',
		one: 'un newsletter',
		about: 'A cuáles se suscriben los lectores. Sus ediciones son notas.',
		page: (id) => `/newsletters/${id}/`,
		isFed: false,
	},
	podcast: {
		many: 'Podcasts',
		one: 'un podcast',
		about: 'Los ciclos. Sus episodios son notas con audio.',
		page: (id) => `/podcasts/${id}/`,
		isFed: false,
	},
	ad: { many: 'Avisos', one: 'un aviso', about: 'Lo que muestran los espacios de publicidad.', page: () => '/', isFed: false },
	masthead: {
		many: 'Quiénes somos',
		one: 'el staff',
		about: 'Quién edita el sitio, quiénes lo hacen y cómo escribirles.',
		page: () => '/quienes-somos/',
		isFed: false,
	},
	collection: {
		many: 'Colecciones',
		one: 'una colección',
		about: 'Grupos de notas elegidas, con su página, para especiales y portadas.',
		page: (id, { content_aliases: aliases }) => `/colecciones/${Array.isArray(aliases) && aliases.length > 0 ? aliases[0] : id}/`,
		isFed: false,
		naming: { label: 'Id de colección o URL', schema: collectionInput },
	},
	redirect: {
		many: 'Redirecciones',
		one: 'una redirección',
		about: 'Direcciones viejas que llevan a otra página.',
		page: (_id, { canonical_url: path }) => (typeof path === 'string' ? path : '/'),
		isFed: false,
	},
	'legal-text': {
		many: 'Textos legales',
		one: 'un texto legal',
		about: 'Los términos y la protección de datos, con todas sus versiones.',
		page: (id) => (id === 'terms' ? '/terminos-y-condiciones/' : '/proteccion-de-datos-personales/'),
		isFed: false,
	},
};

export const isDataKind = (name: string): name is EditedKind => Object.hasOwn(dataKinds, name);
/** All kinds, in the order of the page. */
export const dataKindNames: readonly EditedKind[] = Object.keys(dataKinds).filter(isDataKind);

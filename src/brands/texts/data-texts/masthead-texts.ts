/** The texts around the masthead of a site; `{x}` is a placeholder, which `fill` replaces. */
export type MastheadTexts = {
	readonly title: string;
	/** Description for search engines. */
	readonly description: string;
	readonly publisher: string;
	readonly people: string;
	readonly writers: string;
	readonly contact: string;
	readonly principles: string;
	readonly corrections: string;
	readonly source: string;
	readonly empty: string;
};

export const mastheadTexts: MastheadTexts = {
	title: 'Quiénes somos y contacto',
	description: 'Quiénes hacen {brand}, cómo trabajan y cómo escribirles.',
	publisher: 'Quién publica',
	people: 'Quiénes responden',
	writers: 'Ver a quienes escriben en {brand}',
	contact: 'Cómo escribirnos',
	principles: 'Cómo trabajamos',
	corrections: 'Ver lo que corregimos',
	source: 'Lo dice {name}. Última revisión: {date}.',
	empty: 'Todavía no publicamos quiénes hacemos {brand}.',
};

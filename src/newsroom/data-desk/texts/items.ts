/** The names of single list items with their article, for buttons such as “Agregar una emisión”. */
const items: Readonly<Record<string, string>> = {
	alerts: 'una alerta',
	broadcasts: 'una emisión',
	cast: 'una persona',
	chapters: 'un capítulo',
	contacts: 'un contacto',
	content_elements: 'una nota',
	days: 'un día',
	districts: 'un distrito',
	hours: 'una hora',
	indicators: 'una cotización',
	matches: 'un partido',
	parties: 'una fuerza',
	people: 'una función',
	principles: 'un punto',
	questions: 'una pregunta',
	seasons: 'una temporada',
	seats: 'una fuerza',
	sections: 'un apartado',
	versions: 'una versión',
	votes: 'una fuerza',
	week: 'días iguales',
};

/** One item of a list, with its article; undefined for a list that has no name yet. */
export const itemAt = (place: string): string | undefined => items[place.split('.').at(-1) ?? ''];

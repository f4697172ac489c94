/** Texts of the date filter of the search, and of its suggestions. */
export const searchTexts = {
	dates: 'Filtrar por fecha',
	anyTime: 'Cualquier fecha',
	day: 'Últimas 24 horas',
	week: 'Última semana',
	month: 'Último mes',
	year: 'Último año',
	nothingRecentHint: 'Probá con una fecha más amplia, con otras palabras o con menos palabras.',
	suggestions: 'Sugerencias',
	topics: 'Temas y secciones',
	stories: 'Notas',
	/** Read aloud when the suggestions change. */
	suggestionsOne: '1 sugerencia',
	suggestionsMany: '{n} sugerencias',
};

export type SearchTexts = { readonly [Name in keyof typeof searchTexts]: string };

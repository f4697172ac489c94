/** What the facts of a card are, for screen readers. */
export type FactTexts = Readonly<Record<'time' | 'servings' | 'difficulty' | 'rating' | 'genre' | 'where', string>>;

export const factTexts: FactTexts = {
	time: 'Tiempo',
	servings: 'Rinde',
	difficulty: 'Dificultad',
	rating: 'Puntaje',
	genre: 'Género',
	where: 'Dónde verla',
};

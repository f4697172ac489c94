/** The names of the districts of Argentina, by their id, and their codes for small places. */
const districtNames = {
	'buenos-aires': { name: 'Buenos Aires', code: 'BUE' },
	'ciudad-de-buenos-aires': { name: 'Ciudad de Buenos Aires', code: 'CABA' },
	catamarca: { name: 'Catamarca', code: 'CAT' },
	chaco: { name: 'Chaco', code: 'CHA' },
	chubut: { name: 'Chubut', code: 'CHU' },
	cordoba: { name: 'Córdoba', code: 'CBA' },
	corrientes: { name: 'Corrientes', code: 'CTES' },
	'entre-rios': { name: 'Entre Ríos', code: 'ER' },
	formosa: { name: 'Formosa', code: 'FSA' },
	jujuy: { name: 'Jujuy', code: 'JUJ' },
	'la-pampa': { name: 'La Pampa', code: 'LP' },
	'la-rioja': { name: 'La Rioja', code: 'LR' },
	mendoza: { name: 'Mendoza', code: 'MZA' },
	misiones: { name: 'Misiones', code: 'MIS' },
	neuquen: { name: 'Neuquén', code: 'NQN' },
	'rio-negro': { name: 'Río Negro', code: 'RN' },
	salta: { name: 'Salta', code: 'SAL' },
	'san-juan': { name: 'San Juan', code: 'SJ' },
	'san-luis': { name: 'San Luis', code: 'SL' },
	'santa-cruz': { name: 'Santa Cruz', code: 'SC' },
	'santa-fe': { name: 'Santa Fe', code: 'SF' },
	'santiago-del-estero': { name: 'Santiago del Estero', code: 'SGO' },
	'tierra-del-fuego': { name: 'Tierra del Fuego', code: 'TDF' },
	tucuman: { name: 'Tucumán', code: 'TUC' },
};

/** The texts of elections; `{x}` is a placeholder, which `fill` replaces. */
export type ElectionTexts = {
	readonly title: string;
	/** Descriptions for search engines: of the country, and of a district. */
	readonly description: string;
	readonly descriptionOf: string;
	readonly resultsIn: string;
	readonly noResults: string;
	readonly noResultsHint: string;
	readonly stations: string;
	readonly stationsOf: string;
	readonly turnout: string;
	/** Which party is first, during the count and after it. */
	readonly leads: string;
	readonly ledAtTheEnd: string;
	readonly tie: string;
	readonly votes: string;
	readonly seats: string;
	readonly parties: string;
	readonly otherVotes: string;
	readonly blank: string;
	readonly spoiled: string;
	readonly contested: string;
	readonly sharesNote: string;
	readonly districts: string;
	readonly districtsText: string;
	readonly district: string;
	readonly first: string;
	readonly share: string;
	readonly counted: string;
	readonly tile: string;
	readonly source: string;
	readonly old: string;
	readonly renew: string;
	readonly renewsItself: string;
	readonly runOff: string;
	readonly runOffOn: string;
	readonly elected: string;
	readonly districtNames: Readonly<Record<keyof typeof districtNames, { readonly name: string; readonly code: string }>>;
};

export const electionTexts: ElectionTexts = {
	title: 'Elecciones 2023',
	description: '{title}: los resultados en todo el país y en cada distrito, a medida que se cuentan las mesas, en {brand}.',
	descriptionOf: '{title}: los resultados en {district}, a medida que se cuentan las mesas, en {brand}.',
	resultsIn: 'Resultados en {district}',
	noResults: 'Todavía no hay resultados',
	noResultsHint: 'Los vas a encontrar acá apenas se cuente la primera mesa.',
	stations: 'Mesas escrutadas',
	stationsOf: '{counted} de {total}',
	turnout: 'Participación',
	leads: '{name} va al frente, {points} puntos por encima de {second}.',
	ledAtTheEnd: '{name} terminó al frente, {points} puntos por encima de {second}.',
	tie: '{name} y {second} tienen la misma cantidad de votos.',
	votes: '{n} votos',
	seats: '{n} bancas',
	parties: 'Votos de cada lista',
	otherVotes: 'Otros votos',
	blank: 'En blanco',
	spoiled: 'Nulos',
	contested: 'Recurridos e impugnados',
	sharesNote: 'El porcentaje de cada lista es sobre los votos afirmativos. El de los otros votos, sobre el total.',
	districts: 'Distrito por distrito',
	districtsText: 'Cada casillero es un distrito, con la lista que va primera.',
	district: 'Distrito',
	first: 'Primera lista',
	share: 'Votos',
	counted: 'Mesas',
	tile: '{code}, {district}: {result}',
	source: 'Datos de las {time} del {day}. Fuente: {name}.',
	old: 'Los datos no cambian desde las {time} del {day}.',
	renew: 'Actualizar',
	renewsItself: 'Esta página se actualiza sola.',
	runOff: 'Segunda vuelta entre {first} y {second}.',
	runOffOn: 'Segunda vuelta entre {first} y {second}, el {day}.',
	elected: '{name} ganó la elección.',
	districtNames,
};

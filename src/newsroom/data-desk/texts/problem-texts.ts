import type * as v from 'valibot';

/** Texts for the checks of the schemas, by the message of the check. A test names the messages without a text. */
const checkTexts: Readonly<Record<string, string>> = {
	'is the address of another page': 'Esa dirección es de otra página. Elegí otro identificador.',
	'may take at most 200 MB of files together': 'Los archivos pueden sumar 200 MB como máximo.',
	'must be a time zone such as America/Argentina/Ushuaia': 'No es un huso horario, como America/Argentina/Ushuaia.',
	'must be between two parties': 'Tienen que ser dos fuerzas distintas.',
	'must be each there once': 'Cada distrito va una sola vez.',
	'must be in the order of their dates, each on its own': 'Cada fecha va una sola vez.',
	'must be in the order of their days, newest first': 'Cada día va una sola vez.',
	'must be in the order of their numbers, each with its own': 'Cada número va una sola vez.',
	'must be in the order of their times, each at its own': 'Cada hora va una sola vez.',
	'must begin before it ends': 'Tiene que empezar antes de terminar.',
	'must differ from each other': 'Hay dos iguales.',
	'must each have a heading of its own': 'Cada título va una sola vez.',
	'must each have a name of its own': 'Cada nombre va una sola vez.',
	'must have a cell for each column in each row': 'Cada fila necesita una celda por columna.',
	'must have a maximum that is not below its minimum': 'La máxima no puede ser menor que la mínima.',
	'must have an id of its own each': 'Cada identificador va una sola vez.',
	'must have ids of their own': 'Cada pregunta necesita un identificador distinto.',
	'must have no votes before a polling station is counted': 'No puede tener votos si no hay mesas escrutadas.',
	'must have votes and seats of its parties alone': 'Hay votos o bancas de una fuerza que no está en la lista.',
	'must name parties of the election': 'Tiene que ser el identificador de una fuerza de la lista.',
	'must name each day once': 'Cada día va una sola vez.',
	'must not count more polling stations than there are': 'No puede haber más mesas escrutadas que mesas.',
	'must not have more votes than electors': 'No puede haber más votos que electores.',
	'must open before it closes': 'Tiene que abrir antes de cerrar.',
};

/** The text of a check; undefined for one that has none yet. */
export const checkText = (message: string): string | undefined => checkTexts[message];

const refusalTexts: Readonly<Record<string, string>> = {
	PATH_TAKEN: 'Esa dirección ya es de otra página.',
	RESERVED_PATH: 'Esa dirección es una del sitio mismo.',
	REDIRECT_LOOP: 'Desde ahí se vuelve a la dirección vieja.',
	INVALID_URL: 'No es una dirección.',
};

/** Why the store refused a member of a document; undefined for refusals that no form can cause. */
export const refusalText = (code: string): string | undefined => refusalTexts[code];

const isMissing = (input: unknown): boolean =>
	input === undefined || (typeof input === 'string' && input.trim() === '') || (Array.isArray(input) && input.length === 0);

/** What is wrong in a field, in words of editors. */
export function problemText({ type, input, message, requirement }: v.BaseIssue<unknown>): string {
	if (type === 'check' || type === 'partial_check') return checkText(message) ?? message;
	if (isMissing(input)) return 'Falta completar.';
	const unit = Array.isArray(input) ? '' : ' caracteres';
	switch (type) {
		case 'max_length':
			return `Pueden ser ${String(requirement)}${unit} como máximo.`;
		case 'min_length':
			return `Tienen que ser ${String(requirement)}${unit} o más.`;
		case 'min_value':
			return `Tiene que ser ${String(requirement)} o más.`;
		case 'max_value':
			return `Tiene que ser ${String(requirement)} o menos.`;
		case 'number':
			return 'No es un número.';
		case 'integer':
			return 'Tiene que ser un número sin decimales.';
		case 'email':
			return 'No es un email.';
		case 'iso_date':
			return 'No es una fecha.';
		case 'iso_time':
			return 'No es una hora, como 21:30.';
		case 'iso_timestamp':
			return 'No es una fecha con hora.';
		case 'picklist':
		case 'variant':
			return 'Elegí una opción de la lista.';
		default:
			return 'No tiene la forma que se espera.';
	}
}

import type { Member } from '../team/team.ts';
import { isPasskeyRefusal, passkeyRefusals } from './passkey-refusals.ts';

/** What the details of events are called in Spanish, in the order of the line. */
const names: Readonly<Record<string, string>> = {
	story: 'nota',
	document: 'documento',
	kind: 'tipo',
	menu: 'menú',
	call: 'convocatoria',
	person: 'persona',
	reader: 'lector',
	email: 'email',
	roles: 'funciones',
	'*': 'en todos los sitios',
	before: 'antes',
	after: 'después',
	works: 'notas',
	change: 'cambio',
	action: 'acción',
	dueAt: 'hora',
	picture: 'imagen',
	video: 'video',
	rightsEnd: 'fin de los derechos',
	number: 'número',
	hours: 'horas',
	words: 'palabras',
	advice: 'consejo',
	merged: 'unida con',
	passkey: 'llave de acceso',
	reason: 'motivo',
};

/** Names of revisions and marks of menus, which are for programs that check the log. */
const isForPrograms = (name: string, value: unknown): boolean =>
	name === 'brand' || name === 'brands' || value === null || ((name === 'before' || name === 'after') && typeof value === 'string');

/** The details of an event in a line: people by name, lists by their length, roles by brand. The brand of the page is not repeated. */
export function detailText(details: object, team: readonly Member[]): string {
	return Object.entries(details)
		.filter(([name, value]) => !isForPrograms(name, value))
		.toSorted(([one], [other]) => placeOf(one) - placeOf(other))
		.map(
			([name, value]) =>
				`${names[name] ?? name}: ${name === 'reason' && isPasskeyRefusal(value) ? passkeyRefusals[value] : valueText(value, team)}`,
		)
		.join(' · ');
}

const placeOf = (name: string): number => Object.keys(names).indexOf(name);

function valueText(value: unknown, team: readonly Member[]): string {
	if (Array.isArray(value)) return String(value.length);
	if (typeof value === 'object' && value !== null)
		return Object.entries(value)
			.map(([name, inner]) => `${names[name] ?? name} ${valueText(inner, team)}`)
			.join(', ');
	const text = String(value);
	return team.find(({ id }) => id === text)?.name ?? (/^[\da-f]{64}$/.test(text) ? text.slice(0, 10) : text);
}

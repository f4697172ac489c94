import { passkeyRefusals } from '../audit/passkey-refusals.ts';
import { dataKinds } from '../data-desk/data-kinds.ts';
import { menus } from '../data-desk/menus.ts';
import { roleNames } from '../team/role-names.ts';
import type { Member } from '../team/team.ts';

/** What the details of events are called in Spanish, in the order of the line. */
const names: Readonly<Record<string, string>> = {
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

/** Values that have a Spanish name, by the name of the detail. */
const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	roles: roleNames,
	before: roleNames,
	after: roleNames,
	kind: Object.fromEntries(Object.entries(dataKinds).map(([kind, { many }]) => [kind, many])),
	menu: Object.fromEntries(Object.entries(menus).map(([mark, { name }]) => [mark, name])),
	action: { publish: 'publicar', withdraw: 'retirar' },
	change: { publish: 'publicar', withdraw: 'retirar', spike: 'descartar', recover: 'recuperar' },
	reason: passkeyRefusals,
};

/** The names of stories, which the page links to, and of brands, which it does not repeat. */
const shownElsewhere: ReadonlySet<string> = new Set(['story', 'works', 'brand', 'brands']);

/** Names of revisions, marks of menus and numbers of changes, which are for programs that check the log. */
const isForPrograms = (name: string, value: unknown): boolean =>
	value === null ||
	((name === 'before' || name === 'after') && typeof value === 'string') ||
	(name === 'change' && typeof value === 'number');

/** The details of an event in a line: people by name, lists by their length, roles by brand. */
export function detailText(details: object, team: readonly Pick<Member, 'id' | 'name'>[]): string {
	return Object.entries(details)
		.filter(([name, value]) => !shownElsewhere.has(name) && !isForPrograms(name, value))
		.toSorted(([one], [other]) => placeOf(one) - placeOf(other))
		.map(([name, value]) => `${names[name] ?? name}: ${name === 'change' ? changeText(value) : valueText(name, value, team)}`)
		.join(' · ');
}

const placeOf = (name: string): number => Object.keys(names).indexOf(name);

/** What was done to many stories together. */
function changeText(change: unknown): string {
	if (typeof change !== 'object' || change === null || !('kind' in change)) return String(change);
	if ('name' in change) return `pasar a ${change.name}`;
	if ('text' in change) return `agregar el tema ${change.text}`;
	return valueText('change', change.kind, []);
}

function valueText(name: string, value: unknown, team: readonly Pick<Member, 'id' | 'name'>[]): string {
	if (Array.isArray(value)) return String(value.length);
	if (typeof value === 'object' && value !== null)
		return Object.entries(value)
			.map(([inner, one]) => `${names[inner] ?? inner} ${valueText(name, one, team)}`)
			.join(', ');
	const text = String(value);
	const known = valueNames[name];
	if (known && Object.hasOwn(known, text)) return String(known[text]);
	return team.find(({ id }) => id === text)?.name ?? (/^[\da-f]{64}$/.test(text) ? text.slice(0, 10) : text);
}

// Formats import events for the terminal.
import type { ReportedEvent, ReportedPlace } from './reported-event.ts';

/** Names an item for people: file, number, type, id and title. */
export function nameOf({ file, number, type, id, title }: ReportedPlace): string {
	const names = [...(id || title ? [type] : []), id, title && `“${title.slice(0, 100)}”`].filter(Boolean).join(' ');
	return `${file}${number > 0 ? ` #${number}` : ''}${names ? ` (${names})` : ''}`;
}

/** The lines of an item that was not taken, with at most five of its problems. */
export function lineOf({ kind, place, why, code, problems }: ReportedEvent<string>): string {
	const name = nameOf(place);
	if (problems === undefined) return `${name}: ${why ?? kind}`;
	const lines = problems.slice(0, 5).map(({ path, message }) => `    ${path} ${message}`);
	const more = problems.length > 5 ? [`    and ${problems.length - 5} more`] : [];
	return [`${name}: ${kind}${code === undefined ? '' : `, ${code}`}`, ...lines, ...more].join('\n');
}

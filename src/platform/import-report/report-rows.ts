// Formats import events as CSV or NDJSON.
import type { ReportedEvent } from './reported-event.ts';

/** The format of a report file: its first lines, and the lines of an event. */
export type ReportRows = { readonly head: string; readonly rowsOf: (event: ReportedEvent<string>) => string };

/** Chooses the format by the file name: `.csv` has one row for each problem (RFC 4180); every other file is NDJSON, one line for each event. */
export const rowsFor = (path: string): ReportRows => (path.toLowerCase().endsWith('.csv') ? csv : ndjson);

const ndjson: ReportRows = { head: '', rowsOf: (event) => `${JSON.stringify(event)}\n` };

const csv: ReportRows = {
	head: 'file,number,type,id,outcome,path,reason,title\r\n',
	rowsOf: (event) => {
		const { file, number, type = '', id = '', title = '' } = event.place;
		return reasonsOf(event)
			.map((reason) => [file, String(number), type, id, ...reason, title].map(csvCell).join(','))
			.map((row) => `${row}\r\n`)
			.join('');
	},
};

function reasonsOf({ kind, code = kind, problems, why = '' }: ReportedEvent<string>): readonly (readonly [string, string, string])[] {
	return problems ? problems.map(({ path, message }) => [code, path, message]) : [[kind, '', why]];
}

/** A CSV cell that no spreadsheet runs as a formula (C11): text that starts like one gets an apostrophe, which spreadsheets hide. */
export function csvCell(text: string): string {
	const harmless = /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

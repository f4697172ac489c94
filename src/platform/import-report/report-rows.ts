import type { ReportedEvent } from './reported-event.ts';

/** How a report file is written: its first lines, and the lines of what was not taken. */
export type ReportRows = { readonly head: string; readonly rowsOf: (event: ReportedEvent<string>) => string };

/** A `.csv` for spreadsheets (RFC 4180), one row a problem; every other file is NDJSON, one line an event. */
export const rowsFor = (path: string): ReportRows => (path.toLowerCase().endsWith('.csv') ? csv : ndjson);

const ndjson: ReportRows = { head: '', rowsOf: (event) => `${JSON.stringify(event)}\n` };

const csv: ReportRows = {
	head: 'file,number,type,id,outcome,path,reason\r\n',
	rowsOf: (event) => {
		const { file, number, type = '', id = '' } = event.place;
		return reasonsOf(event)
			.map((reason) => [file, String(number), type, id, ...reason].map(csvCell).join(','))
			.map((row) => `${row}\r\n`)
			.join('');
	},
};

function reasonsOf({ kind, code = kind, problems, why = '' }: ReportedEvent<string>): readonly (readonly [string, string, string])[] {
	return problems ? problems.map(({ path, message }) => [code, path, message]) : [[kind, '', why]];
}

/** A cell that no spreadsheet takes for a formula (C11): what starts like one gets an apostrophe, which is not shown. */
export function csvCell(text: string): string {
	const harmless = /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

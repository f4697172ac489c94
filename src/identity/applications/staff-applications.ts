// Reads the applications to open calls for staff: only confirmed ones.
import type { IncomingMessage } from 'node:http';
import type { FileAnswer } from '#platform/files';
import type { IdentityDeps } from '../identity-deps.ts';
import {
	type ConfirmedApplication,
	type ConfirmedFile,
	confirmedApplications,
	confirmedFile,
	confirmedFiles,
	fileName,
	type OpenCallKey,
	tableOf,
} from './confirmed-applications.ts';
import { csvOf } from './csv.ts';

/** The applications to a call that count; `newest` is when the last one was confirmed (ms). */
type OpenCallCount = { readonly openCall: string; readonly count: number; readonly newest: number };

/** A file of an application. `name` is that in the store. */
type ReceivedFile = Pick<ConfirmedFile, 'name' | 'question' | 'kind' | 'extension' | 'bytes'>;

/** An application that counts. Times in ms. */
type ReceivedApplication = {
	readonly id: string;
	readonly email: string;
	readonly confirmedAt: number;
	/** When it is erased. */
	readonly keptUntil: number;
	readonly answers: ConfirmedApplication['answers'];
	readonly files: readonly ReceivedFile[];
};

/** Reads the applications to the open calls of a brand (decision 25). */
export type StaffApplications = {
	counts(brand: string): Promise<readonly OpenCallCount[]>;
	/** Newest first. */
	list(place: OpenCallKey): Promise<readonly ReceivedApplication[]>;
	/** A table for spreadsheets. */
	csv(place: OpenCallKey): Promise<string>;
	/** Answers a request for a file, and says under which name it is saved; undefined when there is none. */
	file(
		place: OpenCallKey,
		name: string,
		request: IncomingMessage,
	): Promise<{ readonly answer: FileAnswer; readonly saveAs: string } | undefined>;
};

export function staffApplications({ tables, applicationFiles }: Pick<IdentityDeps, 'tables' | 'applicationFiles'>): StaffApplications {
	return {
		counts: async (brand) => {
			const rows = await tables
				.selectFrom('identity.application')
				.select(({ fn }) => ['open_call', fn.countAll<string>().as('count'), fn.max<Date>('confirmed_at').as('newest')])
				.where('brand', '=', brand)
				.where('confirmed_at', 'is not', null)
				.groupBy('open_call')
				.execute();
			return rows.map(({ open_call, count, newest }) => ({ openCall: open_call, count: Number(count), newest: newest.getTime() }));
		},
		list: async (place) => {
			const [applications, files] = await Promise.all([confirmedApplications(tables, place), confirmedFiles(tables, place)]);
			const filesOf = Map.groupBy(files, ({ application }) => application);
			return applications.map((one) => received(one, filesOf.get(one.id) ?? [])).reverse();
		},
		csv: async (place) => csvOf(tableOf(await confirmedApplications(tables, place), await confirmedFiles(tables, place))),
		file: async (place, name, request) => {
			const found = await confirmedFile(tables, place, name);
			const answer = found && (await applicationFiles.answer(name, request));
			return answer && { answer, saveAs: fileName(found) };
		},
	};
}

const received = (
	{ id, email_typed, confirmed_at, kept_until, answers }: ConfirmedApplication,
	files: readonly ConfirmedFile[],
): ReceivedApplication => ({
	id,
	email: email_typed,
	confirmedAt: confirmed_at.getTime(),
	keptUntil: kept_until.getTime(),
	answers,
	files,
});
